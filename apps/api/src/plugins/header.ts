import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** What a browser offers and this site has no use for: not even a script that got in may ask for it. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');

/** The headers themselves. They are the same for every response, and writing them anew each time costs a tenth of it. */
async function securityHeaders(config: Pick<Config, 'PUBLIC_URL'>): Promise<Record<string, string>> {
  const once = Fastify();
  await once.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // The UI kit sets its custom properties in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        // What a company's own page of jobs looks like elsewhere is shown to it here; nothing else may be in any frame.
        frameSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.PUBLIC_URL.startsWith('https') ? [] : null,
      },
    },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    // Links in e-mails carry tokens: no other site learns of the address one comes from.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  once.get('/', (_request, reply) => reply.send());
  const { headers } = await once.inject('/');
  await once.close();
  const ofTheAnswer = ['content-length', 'date', 'connection'];
  const kept = Object.entries(headers).filter(([name]) => !ofTheAnswer.includes(name));
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy,
  };
}

/** What every response tells the browser: run our own scripts only, over HTTPS only, in no other site's frame. */
export async function registerHeaders(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>) {
  const headers = await securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
