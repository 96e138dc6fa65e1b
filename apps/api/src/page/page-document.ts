import { pathIn } from '@acheep/contract/kernel/locale';
import type { Reader, Say } from '@acheep/contract/kernel/page-facts';
import type { PageHead } from '@acheep/contract/kernel/page-head';
import type { PageAddress } from '@acheep/contract/pages';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { SharedContent } from '../modules/platform/share-picture/shared-content.ts';
import type { Html } from './html.ts';

/** The requested page, and its reader. */
export interface AskedPage extends Reader {
  /** Parameters of its path: `:id`, `:role`. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** The address of a page of this site in the language, for links: `/km/job`. */
  link(path: string): string;
  /** The same as an absolute URL. */
  url(path: string): string;
  /** The absolute URL of a file, which may be on the host of files already. */
  file(path: string): string;
}

/** The page as it is asked for in a language, with the words of that. */
export const requestedPage = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { locale, ...rest }: Pick<AskedPage, 'params' | 'query' | 'locale' | 'now'> & { say: Say },
): AskedPage => ({
  ...rest,
  locale,
  link: (path) => pathIn(locale, path),
  url: (path) => PUBLIC_URL + pathIn(locale, path),
  file: (path) => (path.startsWith('/') ? PUBLIC_URL + path : path),
});

/** A response of the API that the page would request, with its parameters. */
export type KnownAnswer = readonly [
  endpoint: `GET ${string}`,
  asked: { params?: object; query?: object },
  answer: unknown,
];

/** The document of a page before, or without, any script. */
export interface PageDocument extends PageHead {
  /** The content of the page's generated preview picture. */
  shared?: SharedContent | null;
  /** The path of an existing picture, if none is generated. */
  image?: string | null;
  /** The pages above it, from the outermost. */
  trail?: readonly { name: string; path: string }[];
  /** Its name at the end of the trail. */
  name?: string;
  /** Structured data for search engines (schema.org). */
  schemas?: readonly object[];
  answers?: readonly KnownAnswer[];
  /** The content in the page's language; without it the application renders everything. */
  content?: Html;
}

/** The documents of pages by address; null if the record does not exist. */
export type PageDocuments = Partial<Record<PageAddress, (page: AskedPage) => Promise<PageDocument | null>>>;

export type MakePages = (deps: Deps) => PageDocuments;
