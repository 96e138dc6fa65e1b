import { endpoints } from '@acheep/contract/kernel/endpoints';
import { locales, pathIn } from '@acheep/contract/kernel/locale';
import { pages } from '@acheep/contract/kernel/pages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const base = '/api/v1';
const first = (path: string) => `/${path.split('/')[1]}`;
const each = <T>(values: T[]) => [...new Set(values)].sort();

/** What crawlers may read: every page beside those that modules tell of, and what public pages ask the API. */
function rulesOf({ modules }: Pick<Deps, 'modules'>) {
  const named = new Set(modules.flatMap((module) => Object.keys(module.found ?? {})));
  const roots = new Set([...named].map(first));
  const closed = each(
    pages.flatMap((page) => {
      if (!roots.has(first(page))) return [first(page)];
      // One below a page that is told of: applying for a job, somebody's certificate.
      return page.includes(':') && !named.has(page) ? [page.replace(/:\w+/g, '*')] : [];
    }),
  );
  // Drawing a page, a search engine reads what the page reads.
  const open = each(
    endpoints
      .filter(({ access, method }) => access === 'public' && method === 'GET')
      .map(({ path }) => base + first(path)),
  );
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...open.map((path) => `Allow: ${path}`),
    ...locales.flatMap((locale) => closed.map((path) => `Disallow: ${pathIn(locale, path)}`)),
  ];
}

/** Says what is private, and where all that is not is listed. */
export function registerRobots(app: FastifyInstance, deps: Pick<Deps, 'config' | 'modules'>) {
  const text = [...rulesOf(deps), '', `Sitemap: ${deps.config.PUBLIC_URL}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(text),
  );
}
