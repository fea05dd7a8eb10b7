import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { Push } from '../../src/store/store.ts';

/** What a browser that subscribes to push keeps to itself, and what it gives away. */
export interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly subscription: Push;
}

export function browser(endpoint: string): Browser {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16);
  return { keys, auth, subscription: { endpoint, p256dh, auth: auth.toString('base64url') } };
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));
const named = (text: string, ...more: readonly Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...more]);

/** Reads a message as a browser does (RFC 8291, one record of RFC 8188). */
export function decrypted({ keys, auth }: Browser, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const secret = hkdf(keys.computeSecret(sender), auth, named('WebPush: info', keys.getPublicKey(), sender), 32);
  const key = hkdf(secret, salt, named('Content-Encoding: aes128gcm'), 16);
  const nonce = hkdf(secret, salt, named('Content-Encoding: nonce'), 12);
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(String(padded.subarray(0, padded.lastIndexOf(2))));
}

/** What the sender claims of itself, if its signature is by the key that the browser subscribed with (RFC 8292). */
export function vapidClaims(authorization: string, key: string): unknown {
  const [, token = '', shown] = authorization.match(/^vapid t=([^,]+), ?k=(.+)$/) ?? [];
  const [head = '', claims = '', signed = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const signature = Buffer.from(signed, 'base64url');
  const genuine = verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
  return genuine && shown === key ? JSON.parse(String(Buffer.from(claims, 'base64url'))) : undefined;
}
