import type {
  Endpoint,
  ParamsOf,
  ParsedBodyOf,
  ParsedQueryOf,
  ResponseOf,
} from '@acheep/contract/kernel/endpoint';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import type { PageAddress } from '@acheep/contract/pages';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Condition } from '@acheep/database/statement';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import type { Listeners } from './domain-event.ts';
import type { MailKind } from './modules/messaging/mail/mail-kind.ts';
import type { AuditedRecord } from './modules/platform/audit/audited-record.ts';
import type { MakePages } from './page/page-document.ts';
import type { TaskWorker } from './plumbing/task.ts';
import type { Listed } from './search/search-condition.repository.ts';
import type { TableFile } from './table-file.ts';

/** The argument of a handler: everything is validated, and `actor` is set unless the endpoint is public. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: ParsedQueryOf<E>;
  body: ParsedBodyOf<E>;
  actor: E['access'] extends 'public' | 'partner' ? null : Actor;
  locale: Locale;
  /** The transaction of an `idempotent` endpoint, which covers everything that it does. */
  tx: E extends { readonly idempotent: true } ? Transaction : undefined;
  /** As the log and the audit log have it. */
  requestId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler returns: a page of a list with its `meta`, otherwise the response's `data`, of which null is implied. */
type AnswerOf<R> = R extends { meta: unknown }
  ? R
  : R extends { data: null }
    ? unknown
    : R extends { data: infer D }
      ? D
      : never;

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<AnswerOf<ResponseOf<E>> | TableFile> | AnswerOf<ResponseOf<E>>;
/** Registers the function that answers an endpoint, as a rule a method of a service. */
export type Register = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/**
 * The status of a page: found, not found, gone, or moved to another record. A page with a `version` has the same
 * content as long as the version stays, for up to a day.
 */
export type PageStatus = 200 | 404 | 410 | { movedTo: string } | { version: string };

/**
 * Functions that return the status of a record's public page: by the page's address, with its id or name as the
 * argument; a single page has none.
 */
export type PageStatuses = Partial<
  Record<PageAddress, (db: PrismaClient, named: string, now: Date) => Promise<PageStatus>>
>;

/** Records with a page for search engines; the time of a change is `updated_at`. */
export interface FoundRecords {
  table: string;
  /** True of rows that are such records. */
  only?: readonly Condition[];
  /** True of those that are public, and not over. */
  listed: Listed;
  /** The column of the address's parameter, if not `id`. */
  by?: string;
}

/** Pages for search engines, by address; null if the time of a change is unknown. */
export type FoundPages = Partial<Record<PageAddress, FoundRecords | null>>;

export interface FeedItem {
  /** Address of its page, without the language. */
  path: string;
  title: string;
  /** Summary in one or a few lines. */
  text: string;
  /** Time of publication. */
  at: string;
}

export interface ListFeed {
  /** The endpoint of the same list, with its filters and limits. */
  endpoint: Endpoint;
  title: Localized;
  /** The list's order with the newest first. */
  sort: string;
  entries: number;
  items(deps: Deps): (query: never, locale: Locale) => Promise<FeedItem[]>;
}

/** Data of pages in addition to the operator's settings, by name. */
export type PageData = Readonly<Record<string, readonly string[]>>;

/** A request for a private file of another user: the record that shows it, the reader, and the file. */
export interface Look {
  id: string;
  userId: string;
  uploadId: string;
}

/**
 * The contribution of one module to the product. `module-list.ts` is the only list of modules: routes, background work,
 * mails, the export of personal data, the deletion of accounts, the nightly sweep and access to files are read from it.
 * A test refuses a table, or a reference to an upload, that no module names.
 */
export interface Module {
  /** Registers its endpoints, and on `api` routes that return bytes, under `/api/v1`. */
  routes?(register: Register, deps: Deps, api: FastifyInstance): void;
  /** Public pages of its records. */
  pages?: PageStatuses;
  /** Its pages for search engines. */
  found?: FoundPages;
  /** Its lists with feeds, by page address. */
  feeds?: Partial<Record<PageAddress, ListFeed>>;
  /** The documents of its public pages, readable before any script has run. */
  documents?: MakePages;
  /** Data embedded in every page, on `day` in Phnom Penh. */
  pageData?(db: PrismaClient, day: Date): Promise<PageData>;
  /** Routes outside `/api/v1`. */
  siteRoutes?(app: FastifyInstance, deps: Deps): void;
  /** Work after an upgrade that has to be done before the first request. */
  ready?(deps: Deps): Promise<void>;
  /** Kinds of its records in the audit log. */
  audited?: Readonly<Record<string, AuditedRecord>>;
  tasks?: readonly TaskWorker[];
  mails?: readonly MailKind<object>[];
  /**
   * Mails and notifications, by name, that can wait in the queue until they are no longer true. The function is asked
   * before each is sent.
   */
  stillTrue?: Readonly<
    Record<
      string,
      (db: PrismaClient, params: Readonly<Record<string, unknown>>, now: Date) => Promise<boolean>
    >
  >;

  /**
   * Its tables, each with the entry of the data export that has the user's rows; `{ without }` gives the reason why
   * there is none.
   */
  tables?: Readonly<Record<string, string | { without: string }>>;
  /**
   * Columns that name the author of shared content: the rows stay, and the column becomes null when the account is
   * deleted.
   */
  authors?: readonly `${string}.${string}`[];
  /** An account's data for the export, by entry: a record, or a stream of rows. */
  ownData?: Readonly<
    Record<string, (db: PrismaClient, userId: string) => Promise<object | null> | AsyncIterable<object>>
  >;
  /**
   * Ids of the records that are deleted with an account. Mails and notifications that name those in `mails` are deleted
   * too; for those in `notifications` only notifications: mails about the deletion stay.
   */
  ownedRecords?: Readonly<
    Partial<Record<'mails' | 'notifications', (tx: Transaction, userId: string) => Promise<string[]>>>
  >;
  /** Its handlers for events of other modules. */
  on?: Listeners;
  /** Deletes personal data that is no longer needed, every night. */
  sweep?(deps: Deps): Promise<unknown>;

  /** Columns that refer to an upload, with the condition for public files; some depend on the time. */
  uploads?: Readonly<
    Record<`${string}.${string}`, 'private' | { public: Condition | ((now: Date) => Condition) }>
  >;
  /** Decides whether a record currently shows a user a private file of another account. */
  showsFile?: { noun: string; may(db: PrismaClient, look: Look): Promise<boolean> };
}

export const tasksOf = (modules: readonly Module[]) =>
  modules.flatMap(({ tasks = [] }) => tasks.map(({ task }) => task));

/** The conditions for public uploads at a time, one of which has to match. */
export const publicUploads = (modules: readonly Module[], now: Date) =>
  modules.flatMap(({ uploads = {} }) =>
    Object.values(uploads).flatMap((use) =>
      use === 'private' ? [] : [typeof use.public === 'function' ? use.public(now) : use.public],
    ),
  );
