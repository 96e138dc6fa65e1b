import type { FastifyServerOptions } from 'fastify';
import type { Deps } from '../deps.ts';

/** Where the log stops telling: an address may be 128 kB, and whoever sends those is not to fill the disk. */
const longestUrl = 2000;

/** An address as the log may keep it: links that open something are left out, whoever reads the log could follow them. */
export const loggedUrl = (url: string): string =>
  url
    .slice(0, longestUrl)
    // Whoever puts a partner's key into an address has made a mistake, and whoever reads the log is not to profit by it.
    .replace(/acheep_[\w-]+/gi, 'acheep_…')
    .replace(/([?&](?:token|code|password|email|key|x[-_]?api[-_]?key|api[-_]?key)=)[^&#]*/gi, '$1…')
    .replace(
      /(\/(?:file|invoice|unsubscribe|certificate\/pdf|users\/export|(?:users\/)?resume\/pdf|application\/pdf)\/)[^/?#]+/,
      '$1…',
    );

/** How requests are logged: never their bodies, nor what authorises them. */
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
