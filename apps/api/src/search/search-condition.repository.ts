import { build, type Condition, textOf } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import type { Moment } from '../moment.ts';

/** The parameters of a statement that is written as text. */
export interface Given {
  values: unknown[];
  /** Adds a parameter and returns its SQL. */
  value: (value: unknown, type: string) => string;
  /** The text of an expression, whose parameters are added. */
  text: (expression: Expression<unknown>) => string;
}

function givenBy(sqlOf: (place: string) => string): Given {
  const values: unknown[] = [];
  const place = (value: unknown, type?: string) => {
    const number = `$${values.push(value)}`;
    return type ? sqlOf(`${number}::${type}`) : number;
  };
  return { values, value: place, text: (expression) => textOf(expression, place) };
}

/** Parameters that the planner sees. */
export const givenValues = () => givenBy((place) => place);

/**
 * Parameters for a prepared statement. Inside a sub-select the planner cannot use a value, so the plan made for any value
 * is as good as one made for this one, and the statement is planned once and not at each call.
 */
export const hiddenValues = () => givenBy((place) => `(SELECT ${place})`);

/** What a filter asks of an entry. */
type FilterCondition<Wanted> =
  /** A column's value, or one of several. With an index of each value by date, one value costs no more than none. */
  | { column: string; type: 'uuid' | 'text' }
  /**
   * A date after this time; in whole minutes or more, as results are cached by it. Applies to the list's date, which
   * has the index, and to `of` if the relevant date may be earlier.
   */
  | { after: (wanted: Wanted, now: Date) => string; of?: string }
  /** Any other condition. */
  | { is: (wanted: Wanted, moment: Moment) => Condition };

/** True of every listed entry. */
export type Listed = (moment: Moment) => Condition;

/** The filters of a list by name. */
export type Conditions<Filter> = { readonly [K in keyof Filter]-?: FilterCondition<NonNullable<Filter[K]>> };

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
export function activeFilters<Filter extends object>(conditions: Conditions<Filter>, filter: Filter) {
  return (Object.keys(conditions) as (keyof Filter)[]).flatMap((name) => {
    const wanted = filter[name];
    const condition = conditions[name] as FilterCondition<unknown>;
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
  const filterConditions = activeFilters(list.filters, filter).map(({ condition, wanted }) => {
    if ('column' in condition) return isOneOf(condition.column, wanted, condition.type, given);
    if ('after' in condition)
      return [list.date, condition.of]
        .filter((column) => column !== undefined)
        .map((column) => `e.${column} >= ${given.value(condition.after(wanted, moment.now), 'timestamptz')}`)
        .join(' AND ');
    return given.text(condition.is(wanted, moment));
  });
  return [given.text(list.listed(moment)), ...filterConditions];
}

/** Companies whose owner is disabled: few, read once for each statement. */
export const hiddenCompanies = build.selectFrom('hidden_company as h').select('h.company_id');

/** Entries of companies that are not hidden. */
export const companyIsShown: Condition = sql<boolean>`e.company_id NOT IN (${hiddenCompanies})`;

const isNotAmong = (account: string, accounts: Expression<unknown>) =>
  sql<boolean>`${sql.ref(account)} NOT IN (${accounts})`;
const isDisabled = sql<boolean>`u.disabled_at IS NOT NULL`;
const accounts = build.selectFrom('user as u').select('u.id');

/** Accounts that are not disabled. Those that are, are few, and have an index of their own. */
export const accountIsEnabled = (account: string): Condition =>
  isNotAmong(account, accounts.where(isDisabled));

/** Accounts that are confirmed and not disabled. The others have an index of their own. */
export const accountMayAct = (account: string): Condition =>
  isNotAmong(account, accounts.where(sql<boolean>`u.activated_at IS NULL OR ${isDisabled}`));
