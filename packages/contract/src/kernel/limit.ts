/** Rate limit for one caller. Counted in the database, so that it holds across replicas. */
export interface Limit {
  readonly tries: number;
  /** Length of the window, which starts at the first try. */
  readonly seconds: number;
  /**
   * Identity of the caller: a network address, an account (or the address where there is none), a typed e-mail address
   * or phone number (per network address, or everywhere), a mailed link, a partner's key, or all callers together.
   */
  readonly by: 'address' | 'caller' | 'key' | 'email' | 'email+address' | 'link' | 'everybody';
  /** All endpoints of the tier share one count; otherwise each has a separate one, independent of the others. */
  readonly together?: true;
  /** Successful calls do not count. */
  readonly onlyFailures?: true;
  /** Only calls with this parameter in the query or body count. */
  readonly only?: 'search' | 'code' | 'registeredPassword';
  /** Tries that a process reserves in the database at once, where a query per call costs too much. */
  readonly block?: number;
  /** Callers from a network on which the named account has signed in before are exempt. */
  readonly sparesKnown?: true;
  /**
   * Delays instead of refusing: beyond the tries, a network address gets one try for each e-mail address, or where the
   * limit is by network for all of them, in `each` seconds for every try counted, up to `most` seconds.
   */
  readonly slows?: { readonly each: number; readonly most: number };
  /** Error code beyond the limit, where it is more specific than `request.too_many`. */
  readonly says?: string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Tiers that endpoints name. Many people share one address (a school, an office, the customers of a mobile network), so
 * limits by address are wide and exempt those who signed in from there before; the narrow ones are per person. The
 * widest come first, so that a call refused by one is not counted by the narrower ones.
 */
export const limits = {
  /** Wrong passwords. The more an account gets, the longer callers wait on networks where it never signed in. */
  signIn: [
    {
      tries: 300,
      seconds: 15 * minute,
      by: 'address',
      onlyFailures: true,
      sparesKnown: true,
      says: 'login.wait',
      together: true,
    },
    {
      tries: 2000,
      seconds: day,
      by: 'address',
      onlyFailures: true,
      sparesKnown: true,
      says: 'login.wait',
      together: true,
    },
    {
      tries: 30,
      seconds: day,
      by: 'email',
      onlyFailures: true,
      sparesKnown: true,
      slows: { each: 2, most: hour },
      says: 'login.wait',
      together: true,
    },
    { tries: 10, seconds: 15 * minute, by: 'email+address', onlyFailures: true, together: true },
  ],

  /**
   * Password reset codes. Each request has a few tries; beyond the daily limit of wrong codes for one account, or for
   * all, only the mailed link works, which cannot be guessed.
   */
  resetCode: [
    {
      tries: 300,
      seconds: 15 * minute,
      by: 'address',
      onlyFailures: true,
      together: true,
      sparesKnown: true,
    },
    {
      tries: 1000,
      seconds: day,
      by: 'everybody',
      onlyFailures: true,
      together: true,
      only: 'code',
      says: 'reset.link_only',
    },
    {
      tries: 10,
      seconds: day,
      by: 'email',
      onlyFailures: true,
      together: true,
      only: 'code',
      says: 'reset.link_only',
    },
    { tries: 20, seconds: 15 * minute, by: 'email+address', onlyFailures: true, together: true },
  ],

  /**
   * Wrong passwords of a registration at its activation link. Whoever has the link may choose another password anyway:
   * the limits protect the password itself, and the server's time.
   */
  activation: [
    {
      tries: 300,
      seconds: 15 * minute,
      by: 'address',
      onlyFailures: true,
      only: 'registeredPassword',
    },
    { tries: 10, seconds: hour, by: 'link', onlyFailures: true, only: 'registeredPassword' },
  ],

  /**
   * Wrong codes of a second factor, after the right password. Those of one account are counted with its key, over all
   * networks.
   */
  secondFactor: [{ tries: 300, seconds: 15 * minute, by: 'address', onlyFailures: true }],

  /** Wrong current passwords, wherever a session asks for one: the session may have been taken over. */
  password: [{ tries: 10, seconds: 15 * minute, by: 'caller', together: true, onlyFailures: true }],

  /** The same before everything that an account has goes out, and how often that happens. */
  export: [
    { tries: 60, seconds: day, by: 'caller' },
    { tries: 10, seconds: 15 * minute, by: 'caller', onlyFailures: true },
  ],

  /** Mails to a typed address. A user who has exhausted them has links in the inbox that outlive the window. */
  mail: [
    { tries: 300, seconds: hour, by: 'address', sparesKnown: true },
    { tries: 8, seconds: day, by: 'email', says: 'mail.too_many' },
    { tries: 5, seconds: 15 * minute, by: 'email+address' },
  ],

  /** Codes to a typed phone number: each costs money, and rings. All of a day together have a cap of the operator's. */
  phoneCode: [
    { tries: 60, seconds: hour, by: 'address' },
    {
      tries: 20,
      seconds: day,
      by: 'address',
      sparesKnown: true,
      slows: { each: 6, most: 15 * minute },
    },
    { tries: 30, seconds: 2 * day, by: 'email', says: 'phone.too_many', together: true },
    { tries: 6, seconds: day, by: 'email', sparesKnown: true, says: 'phone.too_many', together: true },
    { tries: 3, seconds: 15 * minute, by: 'email+address', together: true },
  ],

  /** Wrong codes of phones. Each code has a few tries of its own. */
  phoneTry: [{ tries: 300, seconds: 15 * minute, by: 'address', onlyFailures: true }],

  /** Enquiries without an account: each sends a mail, and staff read all of them. */
  enquiry: [
    { tries: 100, seconds: day, by: 'address' },
    { tries: 30, seconds: hour, by: 'address' },
    { tries: 5, seconds: hour, by: 'email+address' },
  ],

  /** Reports without an account: staff read all of them. */
  visitorReport: [
    { tries: 100, seconds: day, by: 'address' },
    { tries: 20, seconds: hour, by: 'address' },
  ],

  /** Unsolicited messages: posts, reports, invitations to join a company. */
  unasked: [{ tries: 30, seconds: day, by: 'caller' }],

  /** Comments: a normal conversation stays far below; a burst of two hundred in a minute is cut to ten. */
  comment: [
    { tries: 200, seconds: day, by: 'caller' },
    { tries: 10, seconds: minute, by: 'caller' },
  ],

  /** New jobs, trainings and events, copies included: stops flooding the lists with made-up ones. */
  create: [
    { tries: 200, seconds: day, by: 'caller', together: true },
    { tries: 60, seconds: hour, by: 'caller', together: true },
  ],

  /** Calls that are expensive for the server or a third party: an application, an upload, an order, an export. */
  costly: [
    { tries: 300, seconds: day, by: 'caller' },
    { tries: 60, seconds: hour, by: 'caller' },
  ],

  /** Changes that are publicly visible or trigger a mail to someone. Bursts occur when all jobs need one change. */
  edit: [
    { tries: 600, seconds: day, by: 'caller' },
    { tries: 240, seconds: hour, by: 'caller' },
  ],

  /** Single CVs and people: more than anybody reads, too few to copy them all. */
  open: [{ tries: 300, seconds: hour, by: 'caller' }],

  /** Small, frequent edits, one every three seconds for an hour: notes, marks, a CV saved while typing. */
  work: [{ tries: 1200, seconds: hour, by: 'caller' }],

  /** Searches of the public lists. Pages without a search are cheap and not counted. */
  search: [{ tries: 1200, seconds: minute, by: 'address', together: true, only: 'search', block: 40 }],

  /** Calls that run up to a dozen searches each. */
  deepSearch: [{ tries: 240, seconds: minute, by: 'address', block: 10 }],

  /** Requests made with each page of a list or of the feed, or while typing. */
  read: [{ tries: 1200, seconds: minute, by: 'address', block: 40 }],

  /** Counted views, and secrets that cannot be guessed: mailed links, certificate numbers. Protects the database. */
  visit: [{ tries: 3000, seconds: hour, by: 'address', block: 40 }],

  /** Invalid partner keys. Valid ones keep working from the same address. */
  wrongKey: [{ tries: 60, seconds: 10 * minute, by: 'address' }],
} as const satisfies Record<string, readonly Limit[]>;

export type Tier = keyof typeof limits;

/** Partner's limit: calls per minute, as set by the operator with the key. */
export const partnerLimit = (tries: number): Limit => ({ tries, seconds: minute, by: 'key' });
