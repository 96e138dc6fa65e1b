import type { PoolClient } from '@acheep/database/connection';

const surnames =
  'Sok Chan Keo Lim Heng Chea Kim Ly Meas Nhem Ouk Pich Ros Sam Tep Uch Van Yim Srey Phan'.split(' ');
const names =
  'Dara Sophea Vibol Sreymom Bopha Rithy Sokha Chanthy Kosal Pisey Ratha Samnang Theary Veasna Makara Nary ដារ៉ា សុខា បុប្ផា'.split(
    ' ',
  );

export const oneOf = (values: readonly string[], at: string) =>
  `(ARRAY[${values.map((one) => `'${one}'`).join()}])[1 + (${at}) % ${values.length}]`;
/** The id of the record with a number, in any table. */
export const idOf = (n: string) => `('01900000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
export const nameOf = (n: string) =>
  `${oneOf(surnames, n)} || ' ' || ${oneOf(names, `${n} / ${surnames.length}`)}`;
/** Times that rise with the number, up to now. */
export const rising = (count: number, days = 700) =>
  `now() - (${count} - n) * interval '${(days * 86_400) / count} s'`;
export const spread = (from: number, to: number) => `(${from} + n * 37 % ${to - from}) * interval '1 day'`;

/** Columns as SQL of `n`, the record's number, and `t`, the record that it is a copy of. */
type Columns = Record<string, string>;

/** Inserts `count` records with these columns. */
export const make = (client: PoolClient, table: string, count: number, columns: Columns) =>
  client.query(
    `INSERT INTO "${table}" (${Object.keys(columns).join()})
     SELECT ${Object.values(columns).join()} FROM generate_series(1, ${count}) n ON CONFLICT DO NOTHING`,
  );

/** Copies the records of the demo in turn until there are `count` more. */
export async function copy(
  client: PoolClient,
  table: string,
  count: number,
  columns: Columns,
  from = 'true',
) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const all = rows.map(({ name }) => name);
  const values = all.map((name) => columns[name] ?? `t."${name}"`);
  await client.query(
    `INSERT INTO "${table}" (${all.map((name) => `"${name}"`).join()})
     SELECT ${values.join()} FROM generate_series(1, ${count}) n
     JOIN (SELECT x.*, row_number() OVER (ORDER BY x.id) - 1 AS place, count(*) OVER () AS places
       FROM "${table}" x WHERE x.id::text NOT LIKE '01900000-%' AND (${from})) t ON t.place = n % t.places
     ORDER BY n`,
  );
}

/** Gives the copies the parts of their original. */
export async function copyParts(client: PoolClient, table: string, parent: string, original: string) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const all = rows.map(({ name }) => name);
  await client.query(
    `INSERT INTO "${table}" (${all.map((name) => `"${name}"`).join()})
     SELECT ${all.map((name) => (name === parent ? 'm.copy' : `p."${name}"`)).join()}
     FROM ${original} m JOIN "${table}" p ON p.${parent} = m.original ORDER BY m.copy`,
  );
}
