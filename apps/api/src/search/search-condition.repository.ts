/** The parameters of a statement. */
export interface Given {
  values: unknown[];
  /**
   * Adds a parameter and returns its SQL. Inside a sub-select the planner cannot use the value, so the plan made for
   * any value is as good as one made for this one, and a prepared statement is planned once and not at each call.
   */
  value: (value: unknown, type: string) => string;
}

export function givenValues(): Given {
  const values: unknown[] = [];
  return { values, value: (value, type) => `(SELECT $${values.push(value)}::${type})` };
}

/** The time of the request, and its date in Phnom Penh. */
export interface Moment {
  now: Date;
  today: string;
}

/** The condition of a filter on an entry, which every condition calls `e`. */
type Condition<Wanted> =
  /** A column's value, or one of several. With an index of each value by date, one value costs no more than none. */
  | { column: string; type: 'uuid' | 'text' }
  /**
   * A date after this time; in whole minutes or more, as results are cached by it. Applies to the list's date, which
   * has the index, and to `of` if the relevant date may be earlier.
   */
  | { after: (wanted: Wanted, now: Date) => string; of?: string }
  /** Any other condition. */
  | { sql: (wanted: Wanted, value: Given['value'], moment: Moment) => string };

/** The conditions of every listed entry `e`. */
export type Listed = (value: Given['value'], moment: Moment) => string[];

/** The filters of a list by name. */
export type Conditions<Filter> = { readonly [K in keyof Filter]-?: Condition<NonNullable<Filter[K]>> };

/** A column equals a value, or one of several. */
function isOneOf(column: string, wanted: unknown, type: string, { value }: Given): string {
  if (!Array.isArray(wanted)) return `e.${column} = ${value(wanted, type)}`;
  const [first, ...others] = wanted;
  return others.length === 0
    ? `e.${column} = ${value(first, type)}`
    : // Without the second cast this would be the comparison with the rows of a sub-select.
      `e.${column} = ANY(${value(wanted, `${type}[]`)}::${type}[])`;
}

/** The given filters with their conditions. */
export function askedOf<Filter extends object>(conditions: Conditions<Filter>, filter: Filter) {
  return (Object.keys(conditions) as (keyof Filter)[]).flatMap((name) => {
    const wanted = filter[name];
    const condition = conditions[name] as Condition<unknown>;
    return wanted === undefined ? [] : [{ name, condition, wanted: wanted as unknown }];
  });
}

/** The conditions of every entry of a list, then those of the filters. `date` is the column of the list's dates. */
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
 * Hides entries of companies with a disabled owner. The few companies are read once per statement, and looked up for
 * each entry.
 */
export const companyMayShow = (entry: string) =>
  `${entry}.company_id NOT IN (SELECT company_id FROM hidden_company)`;

/** True of accounts that are not disabled. Those that are, are few, and have an index of their own. */
export const isEnabled = (account: string) =>
  `${account} NOT IN (SELECT id FROM "user" WHERE disabled_at IS NOT NULL)`;

/** True of accounts that are confirmed and not disabled. The others have an index of their own. */
export const mayAct = (account: string) =>
  `${account} NOT IN (SELECT id FROM "user" WHERE activated_at IS NULL OR disabled_at IS NOT NULL)`;
