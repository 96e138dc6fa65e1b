import type {
  Endpoint,
  ParamsOf,
  ParsedBodyOf,
  ParsedQueryOf,
  ResponseOf,
} from '@acheep/contract/kernel/endpoint';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import type { PageAddress } from '@acheep/contract/kernel/pages';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import type { Listeners } from './domain-event.ts';
import type { MailKind } from './modules/messaging/mail/mail-kind.ts';
import type { MakePages } from './page-document.ts';
import type { TaskWorker } from './plumbing/task.ts';
import type { Listed } from './search/search-condition.repository.ts';

/** What a handler is given: everything checked, and `actor` there wherever the endpoint is not public. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: ParsedQueryOf<E>;
  body: ParsedBodyOf<E>;
  actor: E['access'] extends 'public' | 'partner' ? null : Actor;
  locale: Locale;
  /** Of an `idempotent` endpoint: everything that it does happens in this transaction, or nothing. */
  tx: E extends { readonly idempotent: true } ? Transaction : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E>>;
/** Registers the handler of one endpoint of the contract. */
export type Register = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/**
 * A page is there, is not, was there and will not come back, or is the page of another record now. One that is there in a
 * `version` says the same for as long as the version stays, and a day.
 */
export type PageStatus = 200 | 404 | 410 | { movedTo: string } | { version: string };

/**
 * How a noun tells whether the public page of a record is there: by the page's address, of what stands in it, an id or a
 * name of another kind; of a page that there is once, of nothing.
 */
export type PageStatuses = Partial<
  Record<PageAddress, (db: PrismaClient, named: string, now: Date) => Promise<PageStatus>>
>;

/** The records of which each has a page that search engines are to find; they are changed at `updated_at`. */
export interface FoundRecords {
  table: string;
  /** Which rows are such records at all, in conditions on `e`. */
  only?: readonly string[];
  /** Which of them are public, and not over. */
  listed: Listed;
  /** The column whose value stands in the address, if that is not `id`. */
  by?: string;
}

/** Pages that search engines are to find, by their addresses; null where nobody knows when the page changed. */
export type FoundPages = Partial<Record<PageAddress, FoundRecords | null>>;

/** One entry of a feed. */
export interface FeedItem {
  /** Of its page, without the language. */
  path: string;
  title: string;
  /** What it is about, in a line or some. */
  text: string;
  /** When it was published. */
  at: string;
}

/** A public list that programs follow as a feed. */
export interface ListFeed {
  /** The same list: what may be asked, and how often. */
  endpoint: Endpoint;
  title: Localized;
  /** Of the list, by which the newest is first. */
  sort: string;
  /** How many entries a feed has. */
  entries: number;
  items(deps: Deps): (query: never, locale: Locale) => Promise<FeedItem[]>;
}

/** Facts beside the operator's settings, by name. */
export type PageData = Readonly<Record<string, readonly string[]>>;

/** One look at a private file that is not the reader's own: by which record, who, and which file. */
export interface Look {
  id: string;
  userId: string;
  uploadId: string;
}

/**
 * What one noun brings to the product. `module-list.ts` lists them all, and nothing else does: routes, background work,
 * mails, the export of somebody's data, the end of an account, the nightly sweep and the files that may be seen are
 * read from this list. A test refuses a table, or a reference to an upload, that no module names.
 */
export interface Module {
  /** Registers its endpoints, and on `api` what answers with bytes, under `/api/v1`. */
  routes?(register: Register, deps: Deps, api: FastifyInstance): void;
  /** Its pages that show one record to everybody. */
  pages?: PageStatuses;
  /** Its pages that search engines are told of. */
  found?: FoundPages;
  /** Its lists that have feeds, by the addresses of their pages. */
  feeds?: Partial<Record<PageAddress, ListFeed>>;
  /** What the documents of its public pages say before any script has run. */
  documents?: MakePages;
  /** What every page is told before it is drawn, on `day` in Phnom Penh. */
  pageData?(db: PrismaClient, day: Date): Promise<PageData>;
  /** Addresses beside `/api/v1`. */
  siteRoutes?(app: FastifyInstance, deps: Deps): void;
  /** What takes its time after an upgrade, and has to be done before the first request. */
  ready?(deps: Deps): Promise<void>;
  tasks?: readonly TaskWorker[];
  mails?: readonly MailKind<object>[];

  /**
   * Its tables, each with the entry of the data export in which somebody finds their rows; `{ without }` says why
   * there is none.
   */
  tables?: Readonly<Record<string, string | { without: string }>>;
  /** Columns that name whoever made what is not theirs alone: it stays, and forgets them when their account ends. */
  authors?: readonly `${string}.${string}`[];
  /** What the data export says of an account, by entry: a record, or rows one by one. */
  ownData?: Readonly<
    Record<string, (db: PrismaClient, userId: string) => Promise<object | null> | AsyncIterable<object>>
  >;
  /**
   * The ids of what is deleted with an account. Of those in `mails`, mails and notifications that name them go too; of
   * those in `notifications` these alone: mails that say how it ended stay.
   */
  ownedRecords?: Readonly<
    Partial<Record<'mails' | 'notifications', (tx: Transaction, userId: string) => Promise<string[]>>>
  >;
  /** What it does when something happens to other nouns. */
  on?: Listeners;
  /** Deletes, every night, what is kept of people without a need. */
  sweep?(deps: Deps): Promise<unknown>;

  /** Columns that refer to an upload, with those whose files everybody may see; some from a moment on. */
  uploads?: Readonly<
    Record<
      `${string}.${string}`,
      'private' | { public: Prisma.UploadWhereInput | ((now: Date) => Prisma.UploadWhereInput) }
    >
  >;
  /** Whether a record shows somebody a private file of another account now. */
  showsFile?: { noun: string; may(db: PrismaClient, look: Look): Promise<boolean> };
}

/** Every kind of background work, for the queue. */
export const tasksOf = (modules: readonly Module[]) =>
  modules.flatMap(({ tasks = [] }) => tasks.map(({ task }) => task));

/** Which uploads everybody may see at a moment: those of which one of these is true. */
export const publicUploads = (modules: readonly Module[], now: Date) =>
  modules.flatMap(({ uploads = {} }) =>
    Object.values(uploads).flatMap((use) =>
      use === 'private' ? [] : [typeof use.public === 'function' ? use.public(now) : use.public],
    ),
  );
