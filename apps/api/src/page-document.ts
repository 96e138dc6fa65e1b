import type { Reader } from '@acheep/contract/kernel/page-facts';
import type { PageHead } from '@acheep/contract/kernel/page-head';
import type { PageAddress } from '@acheep/contract/kernel/pages';
import type { Deps } from './deps.ts';
import type { Html } from './html.ts';
import type { SharedContent } from './modules/platform/share-picture/shared-content.ts';

/** Which page is asked for. */
export interface AskedPage extends Reader {
  /** What stands in its address: `:id`, `:role`. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** The address of a page of this site in the language, for links: `/km/job`. */
  link(path: string): string;
  /** The same, whole. */
  url(path: string): string;
  /** Of a file. */
  file(path: string): string;
}

/** An answer of the API that the page would ask for, under what it asks. */
export type KnownAnswer = readonly [
  endpoint: `GET ${string}`,
  asked: { params?: object; query?: object },
  answer: unknown,
];

/** What the document of a page says before, or without, any script. */
export interface PageDocument extends PageHead {
  /** What the picture says that is drawn of it, to be shown where its link is shared. */
  shared?: SharedContent | null;
  /** Below this site: a picture of it that is there, where none is drawn. */
  image?: string | null;
  /** The pages above it, from the outermost. */
  trail?: readonly { name: string; path: string }[];
  /** What it is called at the end of that. */
  name?: string;
  /** What search engines read of it (schema.org). */
  schemas?: readonly object[];
  answers?: readonly KnownAnswer[];
  /** What stands in the page, in its language; without it the application writes all of it. */
  content?: Html;
}

/** The documents of pages by their addresses; null where the record is not there. */
export type PageDocuments = Partial<Record<PageAddress, (asked: AskedPage) => Promise<PageDocument | null>>>;

/** How a module makes them. */
export type MakePages = (deps: Deps) => PageDocuments;
