import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeNames, locales, pathIn } from '@acheep/contract/kernel/locale';
import { pages } from '@acheep/contract/pages';
import { paths } from '@acheep/contract/paths';
import { brandStyle } from '@acheep/contract/platform/brand-color';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { siteName } from '../modules/platform/site/site.repository.ts';
import { escaped, type Html, html } from '../page/html.ts';
import type { AskedPage, PageDocument } from '../page/page-document.ts';
import { missingDocument, pageAnswers, patience } from './page-answer.ts';
import { pageDataReader, type Told } from './page-data.ts';
import { cardOf, documentHead } from './page-head.ts';
import { pictureAddress, registerPictures } from './page-picture.ts';
import { feedLinks } from './web-feed.ts';
import { registerManifest, webManifest } from './web-manifest.ts';

interface Around {
  page: Pick<AskedPage, 'say' | 'link' | 'locale'>;
  site: string;
  /** URL of the page in the other language. */
  other: string;
}

/** The content and links of a page, to be read before the application has loaded, or without it. */
function documentContent({ content, trail = [] }: PageDocument, { page, site, other }: Around): Html {
  const { say, link } = page;
  const language: Locale = page.locale === 'km' ? 'en' : 'km';
  const to = (path: string, name: string) => html`<li><a href="${link(path)}">${name}</a></li>`;
  return html`<div class="ac-document">
<header><a href="${link(paths.home())}"><strong>${site}</strong></a>
<nav aria-label="${say('header.label')}"><ul>
${to(paths.jobList(), say('header.jobs'))}
${to(paths.companyList(), say('header.companies'))}
${to(paths.trainingList(), say('header.trainings'))}
${to(paths.eventList(), say('header.events'))}
<li><a href="${other}" lang="${language}">${localeNames[language][language]}</a></li>
</ul></nav></header>
<main>
${trail.length > 0 && html`<nav aria-label="${say('job:breadcrumb')}"><ol>${trail.map(({ path, name }) => to(path, name))}</ol></nav>`}
${content}
</main>
</div>`;
}

/** Said where a page has nothing to read before the application has loaded, in browsers that will not load it. */
const withoutScript = (around: Around): Html => {
  const { say } = around.page;
  const content = html`<h1>${say('offline:noScript.title')}</h1><p>${say('offline:noScript.text')}</p>`;
  return html`<noscript>${documentContent({ content }, around)}</noscript>`;
};

const built = path.resolve(import.meta.dirname, '../../../web/dist');

/** Which file has which source. */
const builtFiles = 'files.json';

const assets = 'assets';

/** Files that every page of a language needs before it can be shown. */
const filesOf: Record<Locale, readonly string[]> = {
  en: ['src/locales/en/kernel/common.json'],
  km: ['src/locales/km/kernel/common.json', 'src/lib/khmer-line.ts'],
};

/** Links that preload a language's files in parallel with the code. */
function preload(locale: Locale): string {
  const { sources }: { sources: Record<string, string> } = JSON.parse(
    readFileSync(path.join(built, builtFiles), 'utf8'),
  );
  const files = new Set(filesOf[locale].flatMap((source) => sources[source] ?? []));
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

function documents(): Record<Locale, string> {
  const source = readFileSync(path.join(built, 'index.html'), 'utf8');
  const inLocale = (locale: Locale) =>
    source
      .replace('<html lang="en"', `<html lang="${locale}"`)
      .replace(`href="/${webManifest}"`, `href="${pathIn(locale, `/${webManifest}`)}"`)
      .replace('</head>', `${preload(locale)}</head>`);
  return { en: inLocale('en'), km: inLocale('km') };
}

/** The operator's colour, in the document itself: nothing is drawn in another one first. */
const brandOf = ({ hue }: Told['site']) =>
  hue === undefined ? '' : `<style id="brand">${brandStyle(hue)}</style>`;

/** A document whose element names what it is besides. */
const marked = (text: Buffer, name: string) =>
  Buffer.from(text.toString().replace('<html ', `<html ${name} `));

const crawler = /bot|crawl|spider|slurp|facebookexternalhit|preview/i;

/**
 * Redirects visitors who chose Khmer from the English front page; a link from our own page means that they have just
 * chosen English. Crawlers get both languages as they are.
 */
const prefersKhmer = ({ headers }: FastifyRequest) =>
  /(?:^|;\s*)locale=km(?:;|$)/.test(headers.cookie ?? '') &&
  headers['sec-fetch-site'] !== 'same-origin' &&
  !crawler.test(headers['user-agent'] ?? '');

async function frontDoor(request: FastifyRequest, reply: FastifyReply) {
  reply.header('Vary', 'Cookie, Sec-Fetch-Site');
  if (prefersKhmer(request)) return reply.redirect(`/km${request.url.slice(1)}`, 302);
}

/**
 * True of a signed-in job seeker by the record that the application keeps in a cookie, which decides no more than looks:
 * their home page begins with their own work, so the greeting of visitors is not shown until it is there.
 */
const isKnown = ({ headers }: FastifyRequest) =>
  /(?:^|; )user=[^;]*%22role%22%3A%22user%22/.test(headers.cookie ?? '');

interface At {
  /** Without the language and the query. */
  path: string;
  query: URLSearchParams;
  locale: Locale;
  /** Feeds of the list. */
  feeds: Parameters<typeof documentHead>[1]['feeds'];
}

/** Serves the files beside the document: hundreds of assets by one route, and each of the others by its own. */
async function registerFiles(app: FastifyInstance) {
  const both = { index: false, preCompressed: true } as const;
  const root = path.join(built, assets);
  // The plug-in's own route would read the whole folder at each request, to compare the name's spelling.
  const names = new Set(readdirSync(root).filter((name) => !name.endsWith('.br')));
  await app.register(fastifyStatic, { ...both, root, serve: false, maxAge: '365d', immutable: true });
  app.route<{ Params: { name: string } }>({
    method: ['HEAD', 'GET'],
    url: `/${assets}/:name`,
    handler: ({ params: { name } }, reply) => (names.has(name) ? reply.sendFile(name) : reply.callNotFound()),
  });
  await app.register(fastifyStatic, {
    ...both,
    root: built,
    decorateReply: false,
    wildcard: false,
    globIgnore: [builtFiles, webManifest, `${assets}/**`, '**/*.br'],
    maxAge: '1h',
    setHeaders: (reply, file) => {
      // An outdated service worker would hold the whole site back.
      if (path.basename(file) === 'sw.js') reply.header('Cache-Control', 'no-cache');
    },
  });
}

/**
 * Serves the built application: files with content hashes for a year, and the one document at the addresses of pages,
 * with a status of 404 or 410 if the record does not exist, and 301 if it has moved. At any other address the document
 * says that there is no page; a request for a file gets none.
 */
export async function registerPage(app: FastifyInstance, deps: Deps) {
  const answers = pageAnswers(deps);
  const readPageData = pageDataReader(deps, patience);
  registerPictures(app, deps, { answers, told: readPageData });
  if (!existsSync(path.join(built, 'index.html'))) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
    return;
  }
  const document = documents();
  await registerFiles(app);

  function compose(
    pageDocument: PageDocument | null,
    { site, script }: Told,
    { path, query, locale, feeds }: At,
  ): string {
    const page = answers.pageOf({ params: {}, query, locale });
    const name = siteName(site, locale);
    const around = {
      page,
      path,
      site: name,
      card: cardOf(site),
      drawn: pictureAddress({ shared: pageDocument?.shared, path, site, locale }),
      social: site.social,
      feeds,
    };
    const other = pathIn(locale === 'en' ? 'km' : 'en', path) + (pageDocument?.canonical ?? '');
    const head = pageDocument
      ? documentHead(pageDocument, around).text
      : `<title data-boot>${escaped(name)}</title>`;
    const inside = { page, site: name, other };
    const content = pageDocument
      ? (pageDocument.content ? documentContent(pageDocument, inside) : withoutScript(inside)).text
      : '';
    return document[locale]
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace('</head>', () => `${brandOf(site)}${script(locale)}</head>`)
      .replace('<div id="root">', () => `<div id="root">${content}`);
  }
  /** Rendered bytes of cached documents, for one site and address. */
  const written = new WeakMap<PageDocument, { for: string; bytes: Buffer }>();
  function write(pageDocument: PageDocument | null, telling: Told, at: At): Buffer {
    const of = `${at.path} ${at.locale} ${telling.script(at.locale)}`;
    const known = pageDocument && written.get(pageDocument);
    if (known?.for === of) return known.bytes;
    const bytes = Buffer.from(compose(pageDocument, telling, at));
    if (pageDocument) written.set(pageDocument, { for: of, bytes });
    return bytes;
  }
  const send = (reply: FastifyReply, status: number, text: Buffer) =>
    reply.code(status).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(text);

  for (const address of pages) {
    for (const locale of locales) {
      app.route<{ Params: Record<string, string | undefined> }>({
        method: ['GET', 'HEAD'],
        url: pathIn(locale, address),
        preHandler: address === '/' && locale === 'en' ? frontDoor : [],
        handler: async (request, reply) => {
          const { params, url } = request;
          const query = new URLSearchParams(url.split('?')[1] ?? '');
          // In parallel: a silent database delays a page by a second, and not once for each of these.
          const [{ status, document: pageDocument }, telling] = await Promise.all([
            answers.ask({ address, params, query, locale }),
            readPageData(),
          ]);
          if (typeof status === 'object')
            return reply.redirect(pathIn(locale, address.replace(':id', status.movedTo)), 301);
          const path = address.replace(/:(\w+)/g, (_, name: string) =>
            encodeURIComponent(params[name] ?? ''),
          );
          const feeds = status === 200 ? feedLinks(deps.modules, locale, path, query) : [];
          const at = { path, query, locale, feeds };
          const shown =
            status === 200 ? pageDocument : missingDocument(answers.pageOf({ params, ...at }).say);
          const bytes = write(shown, telling, at);
          if (address !== '/') return send(reply, status, bytes);
          // The English one varies by more.
          if (locale !== 'en') reply.header('Vary', 'Cookie');
          return send(reply, status, isKnown(request) ? marked(bytes, 'data-known') : bytes);
        },
      });
    }
  }
  // The shell that the service worker opens the application with when offline: nothing but the site's name.
  for (const locale of locales)
    app.get(pathIn(locale, '/shell'), async (_request, reply) => {
      const at = { path: '/', query: new URLSearchParams(), locale, feeds: [] };
      const text = Buffer.from(compose(null, await readPageData(), at));
      return send(reply.header('X-Robots-Tag', 'noindex'), 200, marked(text, 'data-shell'));
    });
  registerManifest(app, built, async () => (await readPageData()).site);
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const wantsPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|health|dev|assets|media)\//.test(path);
    if (!wantsPage || /\.\w+$/.test(path)) throw notFound();
    const locale = /^\/km(\/|$)/.test(path) ? 'km' : 'en';
    const at = { path: '/', query: new URLSearchParams(), locale, feeds: [] } as const;
    return send(
      reply,
      404,
      write(missingDocument(answers.pageOf({ ...at, params: {} }).say), await readPageData(), at),
    );
  });
}
