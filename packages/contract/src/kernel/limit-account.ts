import type { Limit } from './endpoint.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// Many people share one address: a school, an office, the customers of a mobile network. So limits by address are
// wide, and spare those who signed in from there before; the narrow ones are by what one person does. What may be
// tried on one account is counted over all addresses. How long a guesser needs: decision 016.

/** Wrong passwords. The more of them an account gets, the longer those wait who never signed in from where they are. */
export const loginLimits = [
  {
    name: 'login-address',
    tries: 300,
    seconds: 15 * minute,
    by: 'address',
    onlyFailures: true,
    sparesKnown: true,
    says: 'login.wait',
  },
  {
    name: 'login-address-day',
    tries: 2000,
    seconds: day,
    by: 'address',
    onlyFailures: true,
    sparesKnown: true,
    says: 'login.wait',
  },
  {
    name: 'login-account',
    tries: 30,
    seconds: day,
    by: 'email',
    onlyFailures: true,
    sparesKnown: true,
    slows: { each: 2, most: hour },
    says: 'login.wait',
  },
  { name: 'login', tries: 10, seconds: 15 * minute, by: 'email+address', onlyFailures: true },
] as const satisfies Limit[];

// Mails to one person. Whoever has used them up has links in the inbox that outlive the window.
export const mailsADay = { tries: 8, seconds: day, by: 'email', says: 'mail.too_many' } as const;

export const registerLimits = [
  { name: 'register-address', tries: 300, seconds: hour, by: 'address' },
  { name: 'register-account', ...mailsADay },
  { name: 'register', tries: 5, seconds: hour, by: 'email+address' },
] as const satisfies Limit[];

/** Asking for the activation mail again. */
export const resendLimits = [
  { name: 'resend-address', tries: 300, seconds: hour, by: 'address' },
  { name: 'resend-account', ...mailsADay },
  { name: 'resend', tries: 5, seconds: 15 * minute, by: 'email+address' },
] as const satisfies Limit[];

/** Asking for a code to reset the password. */
export const forgotLimits = [
  { name: 'forgot-address', tries: 600, seconds: hour, by: 'address', sparesKnown: true },
  { name: 'forgot-account', ...mailsADay },
  { name: 'forgot', tries: 5, seconds: 15 * minute, by: 'email+address' },
] as const satisfies Limit[];

/**
 * Choosing the new password. Each request has its own few tries; beyond the wrong codes that one account, or all
 * together, may get in a day, only the mailed link works, which nobody guesses.
 */
export const resetLimits = [
  {
    name: 'reset-address',
    tries: 300,
    seconds: 15 * minute,
    by: 'address',
    onlyFailures: true,
    sparesKnown: true,
  },
  {
    name: 'reset-code-all',
    tries: 1000,
    seconds: day,
    by: 'everybody',
    onlyFailures: true,
    only: 'code',
    says: 'reset.link_only',
  },
  {
    name: 'reset-code',
    tries: 10,
    seconds: day,
    by: 'email',
    onlyFailures: true,
    only: 'code',
    says: 'reset.link_only',
  },
  { name: 'reset', tries: 20, seconds: 15 * minute, by: 'email+address', onlyFailures: true },
] as const satisfies Limit[];

/** Wrong current passwords, typed in a session that may be somebody else's. */
export const passwordLimits = [
  { name: 'password', tries: 10, seconds: 15 * minute, by: 'person', onlyFailures: true },
] as const satisfies Limit[];

/** Wrong passwords of somebody who wants to delete the account that is signed in. */
export const accountDeleteLimits = [
  { name: 'account-delete', tries: 10, seconds: 15 * minute, by: 'person', onlyFailures: true },
] as const satisfies Limit[];

/** Each tells somebody that their account is looked at. */
export const lookLimits = [
  { name: 'look', tries: 30, seconds: hour, by: 'person' },
] as const satisfies Limit[];

export const dataExportLimits = [
  { name: 'data-export', tries: 10, seconds: hour, by: 'person' },
] as const satisfies Limit[];
