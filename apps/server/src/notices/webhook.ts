import { createHmac } from 'node:crypto';
import { type Delivery, type Manner, post } from './post.ts';

/** The secret of one person's webhook, shown to that person. It is made anew from the server's own whenever it is needed, and kept nowhere. */
export function webhookSecret(serverSecret: string, person: string, url: string): string {
  return createHmac('sha256', serverSecret)
    .update(JSON.stringify([person, url]))
    .digest('base64url');
}

/** What a receiver compares: made of the moment too, so that an old letter cannot be sent again by somebody who saw it. */
export function signature(secret: string, at: number, body: string): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}

export function callWebhook(url: string, secret: string, at: number, told: unknown, manner: Manner): Promise<Delivery> {
  const body = JSON.stringify(told);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'archipel',
    'archipel-time': at,
    'archipel-signature': `sha256=${signature(secret, at, body)}`,
  };
  return post(url, { headers, body }, manner);
}
