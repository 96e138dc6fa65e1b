import { z } from 'zod';
import type { CountedKind } from '../jobs/search-term-option.ts';
import { moment } from './bound.ts';
import { fieldLabel, named } from './field-label.ts';
import type { Tier } from './limit.ts';
import type { Subject } from './permission.ts';

/**
 * Who may call: everybody (`public`), programs of partners with a key (`partner`), whoever has a session
 * (`signed-in`), or the roles that the permission table gives the named subject.
 */
export type Access = 'public' | 'partner' | 'signed-in' | Subject;

/** Whether one calls with an account's session. */
export const needsSession = (access: Access): access is Exclude<Access, 'public' | 'partner'> =>
  access !== 'public' && access !== 'partner';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The largest body of JSON that is read, bytes; a letter of Khmer has three. */
export const usualBody = 256_000;

/** One endpoint, said once. The API registers it, the web calls it, OpenAPI describes it, the contract tests walk it. */
export interface Endpoint {
  readonly method: Method;
  /** Below `/api/v1`, parameters as `:id`. */
  readonly path: string;
  readonly access: Access;
  /** What it does, in a line, for the API's description. */
  readonly summary: string;
  /** Where there is none, no parameter is known: `noQuery`. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest body in bytes, where a right one may have more than `usualBody`. */
  readonly largestBody?: number;
  /** The body is one file in the multipart field `file`. */
  readonly upload?: true;
  /** The whole success response. */
  readonly response: z.ZodType;
  /**
   * A GET that notes, counts or hands out something: not for an operator who looks at an account, who changes nothing
   * and takes nothing away.
   */
  readonly notWhileImpersonating?: true;
  /** What its search looks through: what people search for there is counted, without who. */
  readonly searches?: CountedKind;
  /** The success status; 200 where not said. */
  readonly status?: 200 | 201 | 202;
  /**
   * How often it may be called. Limits by address and account are asked before query and body are checked, the others
   * after.
   */
  readonly limit?: Tier;
  /**
   * Done in one transaction, and with an `Idempotency-Key` header once: for a day the same call with the same key is
   * answered as the first was. The key with another body is `request.repeated`; an error is not kept.
   */
  readonly idempotent?: true;
}

/** Declares an endpoint, keeping its exact types. */
export const endpoint = <const E extends Endpoint>(value: E): E => value;

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path parameters of an endpoint, as the caller gives them. */
export type ParamsOf<E extends Endpoint> = string extends E['path']
  ? Record<string, string> | undefined
  : [Names<E['path']>] extends [never]
    ? undefined
    : Record<Names<E['path']>, string>;
/** The query of an endpoint: as the caller gives it, and as the handler reads it. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type ParsedQueryOf<E extends Endpoint> = E['query'] extends z.ZodType
  ? z.output<E['query']>
  : undefined;
/** The body of an endpoint: as the caller gives it, and as the handler reads it. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type ParsedBodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
/** The success response of an endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** The query of an endpoint that declares none. */
export const noQuery = z.strictObject({});

/** The body of an upload: one file. */
export const fileBody = z.strictObject({ file: named(z.file(), 'file', 'ឯកសារ') });

/** What a caller may say to an endpoint. */
export const inputsOf = ({ body, query, upload }: Endpoint): readonly z.ZodType[] =>
  [body, upload && fileBody, query].filter((schema) => schema !== undefined);

/** What a field that an endpoint takes is called. */
export const labelIn = (endpoint: Endpoint, path: string) =>
  inputsOf(endpoint)
    .map((schema) => fieldLabel(schema, path))
    .find((label) => label !== undefined);

/** A success response with one record. */
export const one = <S extends z.ZodType>(record: S) => z.strictObject({ data: record });

/** A success response with nothing to tell. */
export const nothing = one(z.null());

/** A success response with a whole, short list: no pages. */
export const all = <S extends z.ZodType>(record: S) => z.strictObject({ data: z.array(record) });

export const listMeta = z.strictObject({
  /** Exact to 10,000; then 10,000 with `total_capped`. */
  total: z.int().nonnegative(),
  total_capped: z.boolean().optional(),
  per_page: z.int().positive(),
  current_page: z.int().positive(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** A success response with one page of a list. */
export const page = <S extends z.ZodType>(record: S) =>
  z.strictObject({ data: z.array(record), meta: listMeta });

/** A page of what a search finds. */
export const foundPage = <S extends z.ZodType>(record: S) =>
  z.strictObject({
    data: z.array(record),
    /** `corrected` is what was searched for instead of a text that finds nothing. */
    meta: listMeta.extend({ corrected: z.string().optional() }),
  });

/**
 * The moment of the version that an edit began with (`updatedAt` of the record). Where somebody else has saved since,
 * the response is `record.changed` and nothing is overwritten; left out, the last one to save wins.
 */
export const edited = { updatedAt: named(moment, 'version', 'កំណែ').optional() };

/** What every record carries. */
export const record = {
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
