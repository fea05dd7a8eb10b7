import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';

/** Nothing but our own files, no inline script or style, no frame around us. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const options = {
  contentSecurityPolicy: { useDefaults: false, directives: policy },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  xFrameOptions: { action: 'deny' },
  // Whether the way to us is encrypted is known to the proxy in front, not to us.
  strictTransportSecurity: false,
} as const;

/** What the library sets is the same for every request: it is asked once, on the answer to a request that nobody sent. */
async function headersOnce(): Promise<Readonly<Record<string, string>>> {
  const sample = fastify();
  await sample.register(helmet, { ...options, global: true });
  let made: Readonly<Record<string, string>> = {};
  sample.get('/', (_, reply) => {
    made = Object.fromEntries(Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]));
    return reply.send();
  });
  await sample.inject('/');
  await sample.close();
  return made;
}

export async function secure(app: FastifyInstance): Promise<void> {
  const permissions = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';
  const headers = { ...(await headersOnce()), 'permissions-policy': permissions };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
