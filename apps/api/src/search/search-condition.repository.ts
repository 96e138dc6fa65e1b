/** The values of a statement, and how it names them. */
export interface Given {
  values: unknown[];
  /**
   * A value of the statement. Inside a sub-select PostgreSQL cannot look at it when it plans, so the plan made for
   * any value is as good as one made for this one, and a prepared statement is planned once and not at each call.
   */
  value: (value: unknown, type: string) => string;
}

export function givenValues(): Given {
  const values: unknown[] = [];
  return { values, value: (value, type) => `(SELECT $${values.push(value)}::${type})` };
}

/** When a list is asked for, and its day in Phnom Penh. */
export interface Moment {
  now: Date;
  today: string;
}

/** What a filter asks of an entry, which every condition calls `e`. */
type Condition<Wanted> =
  /** A column's value, or one of several. With an index of each value by date, one value costs no more than none. */
  | { column: string; type: 'uuid' | 'text' }
  /**
   * A date after this moment; whole minutes or more, because what is found is remembered by it. The list's date, which
   * has the index, and `of`, where the date that is meant may be earlier.
   */
  | { after: (wanted: Wanted, now: Date) => string; of?: string }
  /** Anything else. */
  | { sql: (wanted: Wanted, value: Given['value'], moment: Moment) => string };

/** What every listed entry `e` fulfils. */
export type Listed = (value: Given['value'], moment: Moment) => string[];

/** A list's filters by their names, each with what the query may ask of it. */
export type Conditions<Filter> = { readonly [K in keyof Filter]-?: Condition<NonNullable<Filter[K]>> };

/** A value that a column must have, or several of which it must have one. */
function isOneOf(column: string, wanted: unknown, type: string, { value }: Given): string {
  if (!Array.isArray(wanted)) return `e.${column} = ${value(wanted, type)}`;
  const [first, ...others] = wanted;
  return others.length === 0
    ? `e.${column} = ${value(first, type)}`
    : // Without the second cast this would be the comparison with the rows of a sub-select.
      `e.${column} = ANY(${value(wanted, `${type}[]`)}::${type}[])`;
}

/** What is asked for, each with its condition; only what is there. */
export function askedOf<Filter extends object>(conditions: Conditions<Filter>, filter: Filter) {
  return (Object.keys(conditions) as (keyof Filter)[]).flatMap((name) => {
    const wanted = filter[name];
    const condition = conditions[name] as Condition<unknown>;
    return wanted === undefined ? [] : [{ name, condition, wanted: wanted as unknown }];
  });
}

/** What every entry of a list fulfils, then what the filters ask. `date` is the column of the list's dates. */
export function conditionsOf<Filter extends object>(
  list: { listed: Listed; date: string; filters: Conditions<Filter> },
  filter: Filter,
  moment: Moment,
  given: Given,
): string[] {
  const listed = list.listed(given.value, moment);
  const asked = askedOf(list.filters, filter).map(({ condition, wanted }) => {
    if ('column' in condition) return isOneOf(condition.column, wanted, condition.type, given);
    if ('after' in condition)
      return [list.date, condition.of]
        .filter((column) => column !== undefined)
        .map((column) => `e.${column} >= ${given.value(condition.after(wanted, moment.now), 'timestamptz')}`)
        .join(' AND ');
    return condition.sql(wanted, given.value, moment);
  });
  return [...listed, ...asked];
}

/**
 * Entries of companies whose owner is disabled are nowhere. The few companies are read once a statement, and each entry
 * looks its own up.
 */
export const companyMayShow = (entry: string) =>
  `${entry}.company_id NOT IN (
    SELECT c.id FROM "user" u JOIN company c ON c.owner_id = u.id WHERE u.disabled_at IS NOT NULL)`;
