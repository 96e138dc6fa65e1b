import type { ErrorCode } from './error-code.ts';

/** How often one caller may do something. Counted in the database, so that it holds across replicas. */
export interface Limit {
  readonly tries: number;
  /** The time in which the tries are counted, from the first of them. */
  readonly seconds: number;
  /**
   * Who counts as one caller: a network address, an account (without one, the address), whoever types an e-mail
   * address (at one network address, or wherever they are), a partner's key, or everybody together.
   */
  readonly by: 'address' | 'caller' | 'key' | 'email' | 'email+address' | 'everybody';
  /** All endpoints of the tier share a count; otherwise each has its own, and none stands in the way of another. */
  readonly together?: true;
  /** What succeeds does not count. */
  readonly onlyFailures?: true;
  /** Only calls with this in the query, or in the body, count. */
  readonly only?: 'search' | 'code';
  /** A process takes this many tries from the database at once, where asking at each call costs too much. */
  readonly block?: number;
  /** Whoever signed in to the account that is named from this network before is not held to it. */
  readonly sparesKnown?: true;
  /**
   * Beyond the tries nobody is refused, but waits: each e-mail address gets one try at each network address in `each`
   * seconds for every try counted, `most` seconds at most.
   */
  readonly slows?: { readonly each: number; readonly most: number };
  /** What is said beyond it, where that is more than `request.too_many`. */
  readonly says?: ErrorCode;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The tiers that endpoints name. Many people share one address (a school, an office, the customers of a mobile
 * network), so limits by address are wide, and spare those who signed in from there before; the narrow ones are by what
 * one person does. The widest come first, so that whoever is refused by one is not counted by those within it.
 */
export const limits = {
  /** Wrong passwords. The more of them an account gets, the longer those wait who never signed in from where they are. */
  signIn: [
    {
      tries: 300,
      seconds: 15 * minute,
      by: 'address',
      onlyFailures: true,
      sparesKnown: true,
      says: 'login.wait',
    },
    { tries: 2000, seconds: day, by: 'address', onlyFailures: true, sparesKnown: true, says: 'login.wait' },
    {
      tries: 30,
      seconds: day,
      by: 'email',
      onlyFailures: true,
      sparesKnown: true,
      slows: { each: 2, most: hour },
      says: 'login.wait',
    },
    { tries: 10, seconds: 15 * minute, by: 'email+address', onlyFailures: true },
  ],

  /**
   * Codes that reset a password. Each request has its own few tries; beyond the wrong codes that one account, or all
   * together, may get in a day, only the mailed link works, which nobody guesses.
   */
  resetCode: [
    { tries: 300, seconds: 15 * minute, by: 'address', onlyFailures: true, sparesKnown: true },
    { tries: 1000, seconds: day, by: 'everybody', onlyFailures: true, only: 'code', says: 'reset.link_only' },
    { tries: 10, seconds: day, by: 'email', onlyFailures: true, only: 'code', says: 'reset.link_only' },
    { tries: 20, seconds: 15 * minute, by: 'email+address', onlyFailures: true },
  ],

  /** Wrong current passwords, typed in a session that may be somebody else's: wherever it asks for one. */
  password: [{ tries: 10, seconds: 15 * minute, by: 'caller', together: true, onlyFailures: true }],

  /** Mails to whoever's address is typed. Whoever has used them up has links in the inbox that outlive the window. */
  mail: [
    { tries: 300, seconds: hour, by: 'address', sparesKnown: true },
    { tries: 8, seconds: day, by: 'email', says: 'mail.too_many' },
    { tries: 5, seconds: 15 * minute, by: 'email+address' },
  ],

  /** Writing to the operator without an account: each has a mail, and all of it is read by somebody. */
  enquiry: [
    { tries: 100, seconds: day, by: 'address' },
    { tries: 30, seconds: hour, by: 'address' },
    { tries: 5, seconds: hour, by: 'email+address' },
  ],

  /** What reaches people who did not ask: entries of the feed, reports, mails to colleagues-to-be. */
  unasked: [{ tries: 30, seconds: day, by: 'caller' }],

  /** Comments: a talk between colleagues gets nowhere near, who sends two hundred in a minute gets ten. */
  comment: [
    { tries: 200, seconds: day, by: 'caller' },
    { tries: 10, seconds: minute, by: 'caller' },
  ],

  /** New jobs, trainings and events, copies among them: whoever fills lists with made-up ones is stopped. */
  create: [
    { tries: 200, seconds: day, by: 'caller', together: true },
    { tries: 60, seconds: hour, by: 'caller', together: true },
  ],

  /** What costs the server, or somebody else, more than a moment: an application, an upload, an order, an export. */
  costly: [
    { tries: 300, seconds: day, by: 'caller' },
    { tries: 60, seconds: hour, by: 'caller' },
  ],

  /** What changes what others see, or is mailed to one of them. Bursts when all jobs need one change. */
  edit: [
    { tries: 600, seconds: day, by: 'caller' },
    { tries: 240, seconds: hour, by: 'caller' },
  ],

  /** CVs and people, one by one: more than anybody reads, and no way to take them all along. */
  open: [{ tries: 300, seconds: hour, by: 'caller' }],

  /** The small steps of work, once in three seconds for an hour: notes, marks, a CV saved while it is typed. */
  work: [{ tries: 1200, seconds: hour, by: 'caller' }],

  /** Searching the public lists. Their pages without words are not counted: they cost little. */
  search: [{ tries: 1200, seconds: minute, by: 'address', together: true, only: 'search', block: 40 }],

  /** Calls that are up to a dozen searches each. */
  deepSearch: [{ tries: 240, seconds: minute, by: 'address', block: 10 }],

  /** What comes with each page of a list or of the feed, or while one types. */
  read: [{ tries: 1200, seconds: minute, by: 'address', block: 40 }],

  /** Views that are counted, and what nobody guesses: mailed links, numbers of certificates. For the database's sake. */
  visit: [{ tries: 3000, seconds: hour, by: 'address', block: 40 }],

  /** Partners' keys that open nothing. Right ones go on from there. */
  wrongKey: [{ tries: 60, seconds: 10 * minute, by: 'address' }],
} as const satisfies Record<string, readonly Limit[]>;

export type Tier = keyof typeof limits;

/** A partner's calls: how many a minute the operator has said with the key. */
export const partnerLimit = (tries: number): Limit => ({ tries, seconds: minute, by: 'key' });
