import { Readable } from 'node:stream';
import { type Locale, locales, pathIn } from '@acheep/contract/kernel/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import type { FoundPages, FoundRecords } from '../module.ts';
import { findFound, findParts, lowestId, type Part } from '../search/found.repository.ts';
import { xmlEscaped } from '../xml-text.ts';
import { limiter, limitsOf } from './limit.ts';

/** Pages in a part. Each has an address in both languages, and a part has 50,000 addresses at most. */
const pagesInPart = 50_000 / locales.length;
/** Records per read: the event loop is free between two reads. */
const batch = 500;
/** Milliseconds for which the boundaries of parts are cached, so that the index and the parts agree. */
const partsStay = 600_000;

/** `/job/:id` is `job`, and its parts are `/sitemap-job-1.xml` and so on. All pages without a record are one part. */
const nameOf = (address: string) => address.split('/')[1] ?? '';
const isOfRecords = (address: string) => address.includes(':');

const lastmodOf = (changed?: Date) => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '');

type Found = Pick<Deps, 'config' | 'database' | 'modules' | 'now' | 'limits'>;

/** The parts, and the pages of each. */
function sitemapOf({ config, database, modules, now, limits }: Found) {
  const size = limits?.pagesInPart ?? pagesInPart;
  const found: FoundPages = Object.assign({}, ...modules.map((module) => module.found));
  const entries = Object.entries(found);
  const single = entries.filter(([address]) => !isOfRecords(address));
  const several = new Map(
    entries.flatMap(([address, records]) =>
      isOfRecords(address) && records ? [[nameOf(address), { address, records }] as const] : [],
    ),
  );

  const known = new Map<string, { until: number; parts: Promise<Part[]> }>();
  function partsOf(name: string, records: FoundRecords): Promise<Part[]> {
    const at = now().getTime();
    const before = known.get(name);
    if (before && before.until > at && before.until <= at + partsStay) return before.parts;
    const parts = findParts(database, records, now(), size);
    known.set(name, { until: at + partsStay, parts });
    parts.catch(() => known.delete(name));
    return parts;
  }

  const urlOf = (locale: Locale, path: string) => xmlEscaped(config.PUBLIC_URL + pathIn(locale, path));

  /** A page in each language, each with the addresses of all. */
  function entriesOf(path: string, changed?: Date): string {
    const links = [...locales.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const]
      .map(
        ([language, locale]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(locale, path)}"/>`,
      )
      .join('');
    const rest = `${lastmodOf(changed)}${links}`;
    return locales.map((locale) => `<url><loc>${urlOf(locale, path)}</loc>${rest}</url>\n`).join('');
  }

  async function* singlePages() {
    for (const [address, records] of single) {
      if (!records) yield entriesOf(address);
      else {
        const only = { from: lowestId, isAfter: false, before: null, limit: 1 };
        const [row] = await findFound(database, records, now(), only);
        if (row) yield entriesOf(address, row.changed);
      }
    }
  }

  async function* pagesOfPart(address: string, records: FoundRecords, from: string, before: string | null) {
    let place = { from, isAfter: false };
    for (let left = size; left > 0; left -= batch) {
      const limit = Math.min(batch, left);
      const rows = await findFound(database, records, now(), { ...place, before, limit });
      yield rows
        .map(({ name, changed }) => entriesOf(address.replace(/:\w+/, encodeURIComponent(name)), changed))
        .join('');
      const last = rows.at(-1);
      if (!last || rows.length < limit) return;
      place = { from: last.id, isAfter: true };
    }
  }

  return {
    async index(): Promise<string> {
      const entry = (name: string, part: number, changed?: Date) =>
        `<sitemap><loc>${xmlEscaped(`${config.PUBLIC_URL}/sitemap-${name}-${part}.xml`)}</loc>${lastmodOf(changed)}</sitemap>\n`;
      const parts = await Promise.all(
        [...several].map(async ([name, { records }]) =>
          (await partsOf(name, records)).map(({ changed }, place) => entry(name, place + 1, changed)),
        ),
      );
      return [entry('page', 1), ...parts.flat()].join('');
    },

    /** The pages of a part as a stream; null if there is no such part. */
    async part(name: string, number: number): Promise<AsyncIterable<string> | null> {
      if (name === 'page') return number === 1 ? singlePages() : null;
      const part = several.get(name);
      const parts = part ? await partsOf(name, part.records) : [];
      const at = parts[number - 1];
      return part && at
        ? pagesOfPart(part.address, part.records, at.from, parts[number]?.from ?? null)
        : null;
    },
  };
}

const xml = 'application/xml; charset=utf-8';
const kept = 'public, max-age=600';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* inUrlset(pages: AsyncIterable<string>) {
  yield `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  yield* pages;
  yield '</urlset>\n';
}
/**
 * Serves the sitemap of every page that modules list in `found`: an index, and parts that are read as they are sent.
 */
export function registerSitemap(app: FastifyInstance, deps: Found) {
  const sitemap = sitemapOf(deps);
  const limited = limiter(deps);
  const limits = limitsOf({ limit: 'visit', method: 'GET', path: '/sitemap.xml' });
  const within = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    limited.within(limits, { request, email: '', given: { search: false, code: false } }, work);

  app.get('/sitemap.xml', async (request, reply) => {
    const index = await within(request, () => sitemap.index());
    reply.type(xml).header('Cache-Control', kept);
    return reply.send(`${declaration}<sitemapindex ${namespace}>\n${index}</sitemapindex>\n`);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part', async (request, reply) => {
    const [, name = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(request.params.part) ?? [];
    const pages = await within(request, () => sitemap.part(name, Number(number)));
    if (!pages) throw notFound();
    reply.type(xml).header('Cache-Control', kept);
    const source = Readable.from(inUrlset(pages)).on('error', (error) =>
      request.log.error({ err: error }, 'sitemap broken off'),
    );
    return reply.send(source);
  });
}
