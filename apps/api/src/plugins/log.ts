import type { FastifyServerOptions } from 'fastify';
import type { Deps } from '../deps.ts';
import { loggedUrl } from '../plumbing/watching/logged-url.ts';

/** The logger of requests: never logs bodies or credentials. */
export const loggerOf = ({
  config,
  logTo,
}: Pick<Deps, 'config' | 'logTo'>): FastifyServerOptions['logger'] => ({
  level: config.LOG_LEVEL,
  redact: ['req.headers', 'res.headers'],
  serializers: {
    req: ({ method, url, host, ip }) => ({ method, url: loggedUrl(url), host, remoteAddress: ip }),
  },
  ...(logTo && { stream: logTo }),
});
