import type { Limit } from './endpoint.ts';

const minute = 60;
const hour = 60 * minute;

// Many people share one address: a school, an office, the customers of a mobile network. So limits by address are
// wide, and the narrow ones are by what one person does.

/** Wrong passwords. From another network the owner of the account still gets in. */
export const loginLimits = [
  { name: 'login', tries: 10, seconds: 15 * minute, by: 'email+address', onlyFailures: true },
  { name: 'login-address', tries: 100, seconds: 15 * minute, by: 'address', onlyFailures: true },
] as const satisfies Limit[];

export const registerLimits = [
  { name: 'register', tries: 5, seconds: hour, by: 'email+address' },
  { name: 'register-address', tries: 60, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Asking for the activation mail again. */
export const resendLimits = [
  { name: 'resend', tries: 5, seconds: 15 * minute, by: 'email+address' },
  { name: 'resend-address', tries: 60, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Asking for a code to reset the password. */
export const forgotLimits = [
  { name: 'forgot', tries: 5, seconds: 15 * minute, by: 'email+address' },
  { name: 'forgot-address', tries: 60, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Typing that code. Each request has its own few tries; this bounds what checking costs. */
export const resetLimits = [
  { name: 'reset', tries: 20, seconds: 15 * minute, by: 'email+address', onlyFailures: true },
  { name: 'reset-address', tries: 100, seconds: 15 * minute, by: 'address', onlyFailures: true },
] as const satisfies Limit[];

/** Wrong current passwords, typed in a session that may be somebody else's. */
export const passwordLimits = [
  { name: 'password', tries: 10, seconds: 15 * minute, by: 'person', onlyFailures: true },
] as const satisfies Limit[];

export const applyLimits = [
  { name: 'apply', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

export const uploadLimits = [
  { name: 'upload', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Searching the public list. Its pages without words are not counted: they cost little. */
export const searchLimits = [
  { name: 'search', tries: 1200, seconds: minute, by: 'address', onlySearch: true, block: 40 },
] as const satisfies Limit[];

/** Wrong passwords of somebody who wants to delete the account that is signed in. */
export const accountDeleteLimits = [
  { name: 'account-delete', tries: 10, seconds: 15 * minute, by: 'person', onlyFailures: true },
] as const satisfies Limit[];

export const dataExportLimits = [
  { name: 'data-export', tries: 10, seconds: hour, by: 'person' },
] as const satisfies Limit[];
