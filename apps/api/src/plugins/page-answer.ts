import { setTimeout } from 'node:timers/promises';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Say } from '@acheep/contract/kernel/page-facts';
import type { PageAddress } from '@acheep/contract/pages';
import type { Deps } from '../deps.ts';
import type { PageStatus, PageStatuses } from '../module.ts';
import { documentCache } from '../page/document-cache.ts';
import { html } from '../page/html.ts';
import {
  type AskedPage,
  type PageDocument,
  type PageDocuments,
  requestedPage,
} from '../page/page-document.ts';
import { pageWords } from '../page/page-words.ts';
import { isId } from './endpoint.ts';

/**
 * Milliseconds that a page waits for its status and the document of its record; without them the application asks
 * again. A busy site takes a second.
 */
export const patience = 3000;

/** Cache of documents of records, with a maximum lifetime: names of their references have no version. */
const cacheLimits = { max: 1000, ttl: 60_000 };

/** Pages that are not indexed: of an account, or from a mail. */
const unlisted: PageDocument = { canonical: null };

type Params = Readonly<Record<string, string | undefined>>;
export interface Asked {
  address: PageAddress;
  params: Params;
  query: URLSearchParams;
  locale: Locale;
}

/**
 * The page's status from its module. While the database is unavailable the page is served all the same, and says so
 * itself.
 */
function statusesOf({ database: { prisma }, modules, now }: Deps) {
  const statuses: PageStatuses = Object.assign({}, ...modules.map((module) => module.pages));
  return async ({ address, params }: Asked, late: Promise<unknown>): Promise<PageStatus> => {
    const ask = statuses[address];
    if (!ask) return 200;
    const [[name, value = ''] = ['', '']] = Object.entries(params);
    if (name === 'id' && !isId(value)) return 404;
    return Promise.race([ask(prisma, value, now()), late.then(() => 200 as const)]).catch(() => 200 as const);
  };
}

function documentsOf(deps: Deps): PageDocuments {
  return Object.assign({}, ...deps.modules.map((module) => module.documents?.(deps)));
}

/** The response for the address of a page: its status, and its document, or null if that is not known. */
export function pageAnswers(deps: Deps) {
  const { config, now } = deps;
  const statusOf = statusesOf(deps);
  const documents = documentsOf(deps);
  const words = pageWords();
  const kept = documentCache(cacheLimits);

  const pageOf = ({ params, query, locale }: Pick<Asked, 'params' | 'query' | 'locale'>): AskedPage =>
    requestedPage(config, { params, query, locale, say: words[locale], now: now() });

  function make(request: Asked, late: Promise<unknown>): Promise<PageDocument | null> {
    const ask = documents[request.address];
    if (!ask) return Promise.resolve(unlisted);
    return Promise.race([ask(pageOf(request)), late.then(() => null)]).catch(() => null);
  }

  /** Cached for all requests of a record in the same version on the same day. */
  const ofVersion = (request: Asked, version: string, late: Promise<unknown>) =>
    kept(
      `${request.address} ${Object.values(request.params)} ${request.locale}`,
      `${version} ${today(now())}`,
      () => make(request, late),
    );

  return {
    pageOf,
    async ask(
      request: Asked,
    ): Promise<{ status: Exclude<PageStatus, { version: string }>; document: PageDocument | null }> {
      const late = setTimeout(patience, undefined, { ref: false });
      const status = await statusOf(request, late);
      if (typeof status === 'object' && 'version' in status)
        return { status: 200, document: await ofVersion(request, status.version, late) };
      return { status, document: status === 200 ? await make(request, late) : null };
    },
  };
}

export function missingDocument(say: Say): PageDocument {
  const title = say('error.notFound');
  return { title, canonical: null, content: html`<h1>${title}</h1>` };
}
