import { startOfDay, today } from '@acheep/contract/kernel/calendar';
import { noQuery } from '@acheep/contract/kernel/endpoint';
import { type Locale, locales, pathIn } from '@acheep/contract/kernel/locale';
import { check } from '@acheep/contract/kernel/validation';
import { categoryIdOf } from '@acheep/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import type { FeedItem, ListFeed, Module } from '../module.ts';
import { readSite, siteName } from '../modules/platform/site/site.repository.ts';
import { etagOf } from '../plumbing/etag.ts';
import { xmlText } from '../xml-text.ts';
import { limiter, limitsOf } from './limit.ts';

const formats = {
  rss: { type: 'application/rss+xml', write: rssOf },
  atom: { type: 'application/atom+xml', write: atomOf },
} as const;
type Format = keyof typeof formats;

interface Told {
  locale: Locale;
  title: string;
  site: string;
  /** URLs of the list's page, and of the feed itself. */
  page: string;
  self: string;
  /** Publication of the newest entry. */
  changed: Date;
  items: (FeedItem & { url: string })[];
}

function rssOf({ locale, title, page, self, changed, items }: Told): string {
  return generateRssFeed({
    title,
    link: page,
    description: title,
    language: locale,
    lastBuildDate: changed,
    atom: { links: [{ href: self, rel: 'self', type: formats.rss.type }] },
    items: items.map(({ url, title, text, at }) => ({
      title,
      link: url,
      description: text,
      guid: { value: url, isPermaLink: true },
      pubDate: new Date(at),
    })),
  });
}

const plain = (value: string) => ({ value, type: 'text' as const });

function atomOf({ locale, title, site, page, self, changed, items }: Told): string {
  return generateAtomFeed({
    id: self,
    title: plain(title),
    updated: changed,
    authors: [{ name: site }],
    links: [
      { href: self, rel: 'self', type: formats.atom.type },
      { href: page, rel: 'alternate', type: 'text/html', hreflang: locale },
    ],
    entries: items.map(({ url, title, text, at }) => ({
      id: url,
      title: plain(title),
      summary: plain(text),
      links: [{ href: url, rel: 'alternate', type: 'text/html', hreflang: locale }],
      published: new Date(at),
      updated: new Date(at),
    })),
  });
}

/** Query parameters of a list page that do not change its content. */
const ofThePage = new Set(['page', 'sort', 'view']);

/** The filters of a page, `search=cook&categoryId=sales-…`, without parameters of the view. */
function filtersOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].filter(([name, value]) => !ofThePage.has(name) && value.trim() !== ''),
  );
}

/** The feed of the front page `/` is `/feed.rss`. */
const fileOf = (address: string) => (address === '/' ? '/feed' : address);
const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

const feedsOf = (modules: readonly Module[]): Record<string, ListFeed> =>
  Object.assign({}, ...modules.map(({ feeds }) => feeds));

/**
 * Links to the feeds of a list page with its filters, `<link rel="alternate" type="…" href="…" title="…">`; empty for
 * other pages.
 */
export function feedLinks(
  modules: readonly Module[],
  locale: Locale,
  address: string,
  query: URLSearchParams,
): { type: string; href: string; title: string }[] {
  const feed = feedsOf(modules)[address];
  if (!feed) return [];
  return (Object.keys(formats) as Format[]).map((format) => ({
    type: formats[format].type,
    href: withQuery(pathIn(locale, `${fileOf(address)}.${format}`), filtersOf(query)),
    title: feed.title[locale],
  }));
}

/** Translates the query of a list page to that of its endpoint. Unknown filters are refused, like anywhere else. */
function listQueryOf({ endpoint, sort, entries }: ListFeed, filters: URLSearchParams) {
  const given: Record<string, string> = { sort, limit: String(entries) };
  for (const [name, value] of filters) {
    if (name === 'search') given.search = value;
    else given[`filter[${name}]`] = name === 'categoryId' ? (categoryIdOf(value) ?? value) : value;
  }
  const result = check(endpoint.query ?? noQuery, given);
  if (!result.ok) throw new AppError('validation.failed', {}, result.faults);
  return result.data as never;
}

/** True when the client has the current version. An ETag is more precise than a date, and wins if both are given. */
function isKnown({ headers }: FastifyRequest, tag: string, changed: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((one) => one.trim() === tag || one.trim() === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(changed.getTime() / 1000) * 1000;
}

/**
 * Serves RSS and Atom of every public list, with the filters of its page: `/job.rss?categoryId=…`, `/km/event.atom`.
 */
export function registerWebFeeds(app: FastifyInstance, deps: Deps) {
  const { config, database, modules, now } = deps;
  const limited = limiter(deps);

  for (const [address, feed] of Object.entries(feedsOf(modules))) {
    const items = feed.items(deps);
    const limits = limitsOf(feed.endpoint);

    async function send(request: FastifyRequest, reply: FastifyReply, locale: Locale, format: Format) {
      const filters = filtersOf(
        URL.parse(request.url, config.PUBLIC_URL)?.searchParams ?? new URLSearchParams(),
      );
      const search = filters.get('search');
      const call = { request, email: '', given: { search: search !== null, code: false } };
      const found = await limited.within(limits, call, () => items(listQueryOf(feed, filters), locale));
      const site = siteName(await readSite(database.prisma), locale);
      const moments = found.map(({ at }) => Date.parse(at));
      const changed = moments.length > 0 ? new Date(Math.max(...moments)) : startOfDay(today(now()));
      const url = (path: string) => config.PUBLIC_URL + pathIn(locale, path);
      const { type, write } = formats[format];
      const text = write({
        locale,
        site: xmlText(site),
        title: xmlText(`${site}: ${feed.title[locale]}${search === null ? '' : ` · ${search}`}`),
        page: withQuery(url(address), filters),
        self: withQuery(url(`${fileOf(address)}.${format}`), filters),
        changed,
        items: found.map((item) => ({
          ...item,
          title: xmlText(item.title),
          text: xmlText(item.text),
          url: url(item.path),
        })),
      });
      const tag = etagOf(text);
      reply
        .headers({
          ETag: tag,
          'Last-Modified': changed.toUTCString(),
          'Cache-Control': 'public, max-age=300',
        })
        .type(`${type}; charset=utf-8`);
      return isKnown(request, tag, changed) ? reply.code(304).send() : reply.send(text);
    }

    for (const locale of locales) {
      for (const format of Object.keys(formats) as Format[])
        app.get(
          pathIn(locale, `${fileOf(address)}.${format}`),
          // The endpoint, whose filter names a refusal uses.
          { config: { endpoint: feed.endpoint } },
          async (request, reply) => send(request, reply, locale, format),
        );
    }
  }
}
