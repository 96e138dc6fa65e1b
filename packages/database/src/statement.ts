import {
  type CompiledQuery,
  DummyDriver,
  type Expression,
  expressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SqlBool,
  sql,
} from 'kysely';
import type { DB } from '../generated/tables.ts';
import type { Transaction } from './connection.ts';
import { Prisma, type PrismaClient } from './generated/client.ts';

/** Tables with their columns, as they are called in PostgreSQL; generated from the Prisma models. */
export type Tables = DB;
export type Table = keyof Tables;

/** Builds statements whose names and types are checked against the tables. `read` sends them. */
export const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement made with `build`, or with the template `sql`. */
type Statement<Row> = { compile(by: typeof build): CompiledQuery<Row> };

/** Sends a statement, within the transaction if it is given one, and returns its rows. */
export function read<Row>(db: PrismaClient | Transaction, statement: Statement<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(build);
  return db.$queryRawUnsafe<Row[]>(text, ...parameters);
}

/**
 * What is true of a row, which every condition calls `e`. Spread into a `where` of Prisma it would filter nothing: the
 * type of `NOT`, which no condition has, makes that an error.
 */
export type Condition = Expression<SqlBool> & { readonly NOT?: 'not a condition of Prisma' };

/** Conditions that apply together; what was not asked for is left out. */
export type Where = readonly (Condition | '' | false | null | undefined)[];

/** Makes conditions on a row of the table. */
export const row = <T extends Table>(_table: T) => expressionBuilder<Tables & { e: Tables[T] }, 'e'>();

/** True of no row. */
export const none: Condition = sql<boolean>`false`;

/** All of the conditions; true without any. */
export const all = (where: Where): Condition => {
  const given = where.filter((one) => typeof one === 'object' && one !== null);
  return given.length === 0 ? sql<boolean>`true` : expressionBuilder<Tables, never>().and(given);
};

/** A parameter with its type, for a place where PostgreSQL cannot tell it. */
export const typed = (value: unknown, type: string) => sql<never>`${value}::${sql.raw(type)}`;

/** Compares with each of these: `row('e.id', '=', anyOf(ids, 'uuid[]'))`. */
export const anyOf = (values: readonly unknown[], type: string) =>
  // The second cast, as `ANY` of a sub-select would read its rows.
  sql<never>`ANY(${typed(values, type)}::${sql.raw(type)})`;

/** The text of an expression for a statement written as text; `place` adds each parameter to it and returns its SQL. */
export function textOf(
  expression: Expression<unknown>,
  place: (value: unknown, type?: string) => string,
): string {
  const { sql: text, parameters } = sql`${expression}`.compile(build);
  // Without parameters of its own, it may name those of the statement.
  if (parameters.length === 0) return text;
  return text.replace(/\$(\d+)(?:::(\w+(?:\[\])?))?/g, (_, number: string, type?: string) =>
    place(parameters[Number(number) - 1], type),
  );
}

/** A condition inside a report that is written in SQL, and calls the row `e` as well. */
export function asSql(condition: Expression<unknown>): Prisma.Sql {
  const { sql: text, parameters } = sql`${condition}`.compile(build);
  const parts = text.split(/\$(\d+)/);
  const places = parts.filter((_, at) => at % 2 === 1);
  return new Prisma.Sql(
    parts.filter((_, at) => at % 2 === 0),
    places.map((place) => parameters[Number(place) - 1]),
  );
}
