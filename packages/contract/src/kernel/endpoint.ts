import { z } from 'zod';
import { moment } from './bound.ts';
import type { CompanyRight } from './company-right.ts';
import { fieldLabel, named } from './field-label.ts';
import type { Tier } from './limit.ts';
import type { Localized } from './locale.ts';
import type { Subject } from './permission.ts';

/**
 * Permitted callers: everyone (`public`), partners' programs with a key (`partner`), anyone with a session
 * (`signed-in`), or the roles that the permission table gives the named subject.
 */
export type Access = 'public' | 'partner' | 'signed-in' | Subject;

/** True when calls require an account's session. */
export const needsSession = (access: Access): access is Exclude<Access, 'public' | 'partner'> =>
  access !== 'public' && access !== 'partner';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Default limit of a JSON body, in bytes; a Khmer letter takes three. */
export const usualBody = 256_000;

/**
 * Definition of an endpoint, the single source: the API registers it, the web calls it, OpenAPI describes it, and the
 * contract tests walk it.
 */
export interface Endpoint {
  readonly method: Method;
  /** Below `/api/v1`, parameters as `:id`. */
  readonly path: string;
  readonly access: Access;
  /** What it takes of those who work for a company; defaults to the right of its subject. */
  readonly right?: CompanyRight | 'any';
  /** One line for the API's description. */
  readonly summary: string;
  /** Defaults to `noQuery`, which accepts no parameters. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Body limit in bytes, where a valid one may exceed `usualBody`. */
  readonly maxBodyBytes?: number;
  /** The body is one file in the multipart field `file`. */
  readonly upload?: true;
  /** Message of a 404, where it is better than that of a page. */
  readonly missing?: Localized;
  /** Full success response. */
  readonly response: z.ZodType;
  /**
   * Marks a GET that records, counts or issues something: refused while impersonating, when the operator may neither
   * change nor take away anything.
   */
  readonly notWhileImpersonating?: true;
  /** Success status; defaults to 200. */
  readonly status?: 200 | 201 | 202;
  /** Rate limit. Limits by address and account are checked before query and body are checked, the others after. */
  readonly limit?: Tier;
  /**
   * Runs in one transaction, and only once for an `Idempotency-Key` header: for a day the same call with the same key
   * gets the first response. The key with another body is `request.repeated`; errors are not stored.
   */
  readonly idempotent?: true;
}

/** Declares an endpoint with its exact types. */
export const endpoint = <const E extends Endpoint>(value: E): E => value;

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Path parameters of an endpoint, as the caller passes them. */
export type ParamsOf<E extends Endpoint> = string extends E['path']
  ? Record<string, string> | undefined
  : [Names<E['path']>] extends [never]
    ? undefined
    : Record<Names<E['path']>, string>;
/** Query of an endpoint: as the caller passes it, and as the handler receives it. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type ParsedQueryOf<E extends Endpoint> = E['query'] extends z.ZodType
  ? z.output<E['query']>
  : undefined;
/** Body of an endpoint: as the caller passes it, and as the handler receives it. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type ParsedBodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

export const noQuery = z.strictObject({});

export const fileBody = z.strictObject({ file: named(z.file(), 'file', 'ឯកសារ') });

/** Input schemas of an endpoint. */
export const inputsOf = ({ body, query, upload }: Endpoint): readonly z.ZodType[] =>
  [body, upload && fileBody, query].filter((schema) => schema !== undefined);

/** Label of an endpoint's input field. */
export const labelIn = (endpoint: Endpoint, path: string) =>
  inputsOf(endpoint)
    .map((schema) => fieldLabel(schema, path))
    .find((label) => label !== undefined);

/** Success response with one record. */
export const one = <S extends z.ZodType>(record: S) => z.strictObject({ data: record });

/** Success response without data. */
export const nothing = one(z.null());

/** Success response with a complete, short list, not paginated. */
export const all = <S extends z.ZodType>(record: S) => z.strictObject({ data: z.array(record) });

export const listMeta = z.strictObject({
  /** Exact to 10,000; then 10,000 with `total_capped`. */
  total: z.int().nonnegative(),
  total_capped: z.boolean().optional(),
  per_page: z.int().positive(),
  current_page: z.int().positive(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** Success response with one page of a list. */
export const page = <S extends z.ZodType>(record: S) =>
  z.strictObject({ data: z.array(record), meta: listMeta });

/** `corrected` is the text searched for in place of one without results. */
export const foundMeta = listMeta.extend({
  corrected: z.optional(z.string().meta({ examples: ['accountant'] })),
});

/** Page of search results. */
export const foundPage = <S extends z.ZodType>(record: S) =>
  z.strictObject({ data: z.array(record), meta: foundMeta });

/**
 * Optimistic locking: `updatedAt` of the record version that the edit started from. If the record was saved since, the
 * response is `record.changed` and nothing is overwritten; without it, the last save wins.
 */
export const edited = { updatedAt: named(moment, 'version', 'កំណែ').optional() };

/** Fields of every record. */
export const record = {
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
