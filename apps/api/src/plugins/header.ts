import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Browser features that this site does not use: not even an injected script may request them. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
];
// The first CV can be spoken. Other sites in frames here may not listen.
const permissionsPolicy = [...unused.map((feature) => `${feature}=()`), 'microphone=(self)'].join(', ');

type HeaderConfig = Pick<Config, 'PUBLIC_URL' | 'FILES_URL'>;

/** The headers. They are the same for every response, and building them each time costs a tenth of it. */
async function securityHeaders(config: HeaderConfig): Promise<Record<string, string>> {
  const once = Fastify();
  const files = config.FILES_URL ? [config.FILES_URL] : [];
  await once.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // The UI kit sets its custom properties in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        ...(config.FILES_URL && { mediaSrc: ["'self'", ...files] }),
        fontSrc: ["'self'"],
        // PDFs are fetched to be shown within the page.
        connectSrc: ["'self'", ...files],
        formAction: ["'self'"],
        // A company's embeddable job page is previewed in a frame here; nothing else may be in any frame.
        frameSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.PUBLIC_URL.startsWith('https') ? [] : null,
      },
    },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    // Links in e-mails carry tokens, so no other site may receive the URL.
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

/**
 * What a browser heeds on scripts, styles and fonts. A first visit loads many of them; the others would be as long as
 * some.
 */
const forAssets = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** Adds the security headers to every response: scripts only from here, HTTPS only, and no frames in other sites. */
export async function registerHeaders(app: FastifyInstance, config: HeaderConfig) {
  const headers = await securityHeaders(config);
  const few = Object.fromEntries(Object.entries(headers).filter(([name]) => forAssets.includes(name)));
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith('/assets/') ? few : headers);
    done();
  });
}
