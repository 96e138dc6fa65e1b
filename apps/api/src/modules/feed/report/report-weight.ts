/** What is known of an account that has reported a job. */
export interface ReporterFacts {
  /** Age of the account. */
  days: number;
  /** Confirmed ways to sign in: the e-mail address, a phone number, accounts at providers. */
  waysIn: number;
  /** Its owner has applied for the reported job. */
  applied: boolean;
  /** Earlier reports that the operator has upheld, and refused. */
  upheld: number;
  refused: number;
  /** The operator has decided that its reports do not count. */
  ignored: boolean;
}

/** A younger account does not count: whoever wants three of them for today's purpose makes them today. */
const newDays = 7;
/** An account that old was not made for the purpose, at least not in a hurry. */
const settledDays = 30;

/** Nobody counts more, so that a job is never closed by one or two, however well they are known. */
export const fullWeight = 2;

/** Closes a job: three people who count in full, or more of those who count less. */
export const enoughToClose = 3 * fullWeight;

/**
 * Jobs that reports may close in an hour on the whole site. Few honest hours have more than one; accounts that were
 * bought old cost the site no more than these until the operator has read the first notification.
 */
export const maxClosingsPerHour = 3;

/** Accounts with any of these do not count, whatever else they have. */
const nothing: readonly ((by: ReporterFacts) => boolean)[] = [
  ({ ignored }) => ignored,
  ({ waysIn }) => waysIn === 0,
  ({ days }) => days < newDays,
];

/** Points beyond the one that any other account has. */
const points: readonly ((by: ReporterFacts) => number)[] = [
  ({ days }) => (days >= settledDays ? 1 : 0),
  ({ waysIn }) => (waysIn > 1 ? 1 : 0),
  ({ applied }) => (applied ? 1 : 0),
  ({ upheld, refused }) => upheld - refused,
];

/** Weight of somebody's report of a job, from 0 to `fullWeight`. */
export function weightOf(by: ReporterFacts): number {
  if (nothing.some((is) => is(by))) return 0;
  const sum = points.reduce((all, of) => all + of(by), 1);
  return Math.min(fullWeight, Math.max(0, sum));
}
