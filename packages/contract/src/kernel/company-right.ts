import type { CompanyRole } from './company-role.ts';
import type { Subject } from './permission.ts';

/**
 * Single table of the roles that have each right in their company, read by the API, pages and menus. Billing goes
 * with a mark beside the role.
 */
export const companyRights = {
  /** See figures, but no candidate. */
  numbers: ['owner', 'recruiter', 'reader'],
  /** See candidates, for an interviewer those they are named for, and write what they think of them. */
  interview: ['owner', 'recruiter', 'interviewer'],
  /** Decide on candidates, write to them, and look for people. */
  hire: ['owner', 'recruiter'],
  /** Write what appears in the company's name. */
  post: ['owner', 'recruiter'],
  /** Order, pay, and see orders and invoices. */
  bill: ['owner'],
  /** Invite colleagues and change their roles. */
  manage: ['owner'],
} as const satisfies Record<string, readonly CompanyRole[]>;
export type CompanyRight = keyof typeof companyRights;

/** Right that the endpoints and pages of a subject need unless they name another; those without a line need none. */
const rightOfSubject: Partial<Record<Subject, CompanyRight>> = {
  PostJob: 'post',
  Post: 'post',
  Trainer: 'post',
  PostEvent: 'post',
  Event: 'post',
  AppliedJob: 'hire',
  Application: 'interview',
  Company: 'post',
  Talent: 'hire',
  ResumeSearch: 'hire',
  ResumeView: 'hire',
  Service: 'bill',
};

/** `any`: whoever works for the company. */
export interface NeedsRight {
  readonly access?: string | undefined;
  readonly right?: CompanyRight | 'any' | undefined;
}

/** Right that an endpoint or a page needs of those who work for a company; null where it needs none. */
export function rightNeeded({ access, right }: NeedsRight): CompanyRight | null {
  if (right) return right === 'any' ? null : right;
  return rightOfSubject[access as Subject] ?? null;
}

export interface Membership {
  role: CompanyRole;
  billing: boolean;
}

export const hasRight = ({ role, billing }: Membership, right: CompanyRight): boolean =>
  (right === 'bill' && billing) || (companyRights[right] as readonly CompanyRole[]).includes(role);

/** Rights without which a company acts no more: they are lost, except for reading, while it is suspended. */
export const actingRights: readonly CompanyRight[] = ['hire', 'post', 'bill', 'manage'];
