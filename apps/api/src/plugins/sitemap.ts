import { Readable } from 'node:stream';
import { sitemapLimits } from '@acheep/contract/limit-found';
import { type Locale, locales, pathIn } from '@acheep/contract/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import type { FoundPages, FoundRecords } from '../module.ts';
import { findFound, findParts, lowestId, type Part } from '../search/found.repository.ts';
import { limiter } from './limit.ts';

/** Pages in a part. Each has an address in both languages, and a part has 50,000 addresses at most. */
const pagesInPart = 50_000 / locales.length;
/** Records that are read at once: between two reads others have their turn. */
const batch = 250;
/** For so long the parts stay where they are, so that the index and what it points to agree, milliseconds. */
const partsStay = 600_000;

/** `/job/:id` is `job`, and so are its parts: `/sitemap-job-1.xml`. All pages without a record are one part. */
const nameOf = (address: string) => address.split('/')[1] ?? '';
const isOfRecords = (address: string) => address.includes(':');

type Found = Pick<Deps, 'config' | 'database' | 'modules' | 'now' | 'limits'>;

/** Which parts there are, and what stands in each. */
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

  /** A page in each language, and in each the addresses of all. */
  function itemsOf(path: string, changed?: Date): SitemapItemLoose[] {
    const url = (locale: Locale) => config.PUBLIC_URL + pathIn(locale, path);
    const links = [
      ...locales.map((lang) => ({ lang: lang as string, url: url(lang) })),
      { lang: 'x-default', url: url('en') },
    ];
    return locales.map((locale) => ({
      url: url(locale),
      links,
      ...(changed && { lastmod: changed.toISOString() }),
    }));
  }

  async function* singlePages() {
    for (const [address, records] of single) {
      if (!records) yield* itemsOf(address);
      else {
        const only = { from: lowestId, isAfter: false, before: null, limit: 1 };
        const [row] = await findFound(database, records, now(), only);
        if (row) yield* itemsOf(address, row.changed);
      }
    }
  }

  async function* pagesOfPart(address: string, records: FoundRecords, from: string, before: string | null) {
    let place = { from, isAfter: false };
    for (let left = size; left > 0; left -= batch) {
      const limit = Math.min(batch, left);
      const rows = await findFound(database, records, now(), { ...place, before, limit });
      for (const { name, changed } of rows)
        yield* itemsOf(address.replace(/:\w+/, encodeURIComponent(name)), changed);
      const last = rows.at(-1);
      if (!last || rows.length < limit) return;
      place = { from: last.id, isAfter: true };
    }
  }

  return {
    async index() {
      const url = (name: string, part: number) => `${config.PUBLIC_URL}/sitemap-${name}-${part}.xml`;
      const parts = await Promise.all(
        [...several].map(async ([name, { records }]) =>
          (await partsOf(name, records)).map(({ changed }, index) => ({
            url: url(name, index + 1),
            lastmod: changed.toISOString(),
          })),
        ),
      );
      return [{ url: url('page', 1) }, ...parts.flat()];
    },

    /** The pages of a part as they are read; null where there is no such part. */
    async part(name: string, number: number): Promise<AsyncIterable<SitemapItemLoose> | null> {
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
/** Only what our pages have: their addresses in the other language. */
const xmlns = { xhtml: true, news: false, image: false, video: false };

/** Tells search engines of every page that modules name in `found`: an index, and parts that are read as they are sent. */
export function registerSitemap(app: FastifyInstance, deps: Found) {
  const sitemap = sitemapOf(deps);
  const limited = limiter(deps);
  const within = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    limited.within(sitemapLimits, { request, email: '', given: { search: false, code: false } }, work);

  app.get('/sitemap.xml', async (request, reply) => {
    const index = await within(request, () => sitemap.index());
    reply.type(xml).header('Cache-Control', kept);
    return reply.send(Readable.from(index).pipe(new SitemapIndexStream()));
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part', async (request, reply) => {
    const [, name = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(request.params.part) ?? [];
    const items = await within(request, () => sitemap.part(name, Number(number)));
    if (!items) throw notFound();
    reply.type(xml).header('Cache-Control', kept);
    const written = new SitemapStream({ xmlns });
    const source = Readable.from(items).on('error', (error) => {
      request.log.error({ err: error }, 'sitemap broken off');
      written.destroy(error);
    });
    // Whoever goes away ends the reading.
    written.on('close', () => source.destroy());
    return reply.send(source.pipe(written));
  });
}
