import { endpoints } from '@acheep/contract/endpoints';
import { locales, pathIn } from '@acheep/contract/kernel/locale';
import { pages } from '@acheep/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const base = '/api/v1';
const first = (path: string) => `/${path.split('/')[1]}`;
const each = <T>(values: T[]) => [...new Set(values)].sort();

/** Rules for crawlers: every page that a module lists in `found`, and the API calls of public pages. */
function rulesOf({ modules }: Pick<Deps, 'modules'>) {
  const named = new Set(modules.flatMap((module) => Object.keys(module.found ?? {})));
  const roots = new Set([...named].map(first));
  const closed = each(
    pages.flatMap((page) => {
      if (!roots.has(first(page))) return [first(page)];
      // A private page below a public one: applying for a job, a user's certificate.
      return page.includes(':') && !named.has(page) ? [page.replace(/:\w+/g, '*')] : [];
    }),
  );
  // Search engines render a page, which calls the API.
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

/** Serves robots.txt: private paths, and the sitemap. */
export function registerRobots(app: FastifyInstance, deps: Pick<Deps, 'config' | 'modules'>) {
  const text = [...rulesOf(deps), '', `Sitemap: ${deps.config.PUBLIC_URL}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(text),
  );
}
