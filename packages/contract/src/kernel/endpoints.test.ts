import { describe, expect, it } from 'vitest';
import { postCode } from '../jobs/post-code.ts';
import { addDays, timeZone, today } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { limits } from './limit.ts';
import { localeOf } from './locale.ts';
import { comparableCents } from './money.ts';
import { valuesOf } from './option.ts';
import { can, meantFor, permissions, rolesFor, subjects } from './permission.ts';
import { roles } from './role.ts';

const all: readonly Endpoint[] = endpoints;

describe('endpoints', () => {
  it('are said once each, with an access that the table knows', () => {
    const names = all.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { access } of all) expect(['public', 'partner', 'signed-in', ...subjects]).toContain(access);
  });

  it('that make a record for somebody make it once: all but uploads, and links that work for minutes', () => {
    const makes = all.filter((one) => one.status === 201 && one.access !== 'public' && !one.upload);
    const often = makes.filter(({ idempotent }) => !idempotent).map(({ path }) => path);
    expect(often.sort()).toEqual([
      // The response contains the key, which is stored nowhere.
      '/admin/api-key',
      '/admin/company/paper/:id/file',
      '/admin/screening/application/:id/attachment',
      '/admin/screening/application/:id/cv',
      // A channel that is linked already is refused; no transaction waits for Telegram.
      '/admin/telegram-channel',
      '/application/:id/attachment',
      '/application/:id/cv',
      '/application/:id/pdf',
      '/certificate/:id/pdf',
      '/company/own/paper/:id/file',
      '/resume/:id/pdf',
      // Repeats are detected from its own state.
      '/upload/videos/part/:id/end',
      '/users/export',
      '/users/resume/pdf',
    ]);
    // Idempotency keys belong to an account.
    for (const { method, access } of all.filter(({ idempotent }) => idempotent))
      expect([method, access === 'public']).toEqual(['POST', false]);
  });

  it('that save what somebody writes have a limit for each person', () => {
    const endless = all.filter(
      ({ method, limit }) => method === 'PUT' && !(limit && limits[limit].every(({ by }) => by === 'caller')),
    );
    expect(endless.map(({ path }) => path)).toEqual([]);
  });

  it('that are under /admin are for those who run the site, and nothing else is', () => {
    const runs = ['Admin', 'Content'];
    const wrong = all.filter(({ path, access }) => path.startsWith('/admin/') !== runs.includes(access));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('that are for everybody who is signed in are those of accounts, of files and of what one is told', () => {
    const ofAccount = /^\/(users|upload|notification|push|report|saved-view)(\/|$)/;
    const others = all.filter(({ path, access }) => access === 'signed-in' && !ofAccount.test(path));
    expect(others.map(({ path }) => path)).toEqual(['/company/invitation/accept']);
  });

  it('that are lists hand out a hundred records at most', () => {
    const more = all.filter(({ query }) => query?.safeParse({ limit: '101' }).success);
    expect(more.map(({ path }) => path)).toEqual([]);
  });

  it('that change something and are public are the ones for visitors', () => {
    const open = all
      .filter(({ method, access }) => access === 'public' && method !== 'GET')
      .map(({ path }) => path);
    expect(open.sort()).toEqual([
      '/application/easy',
      '/application/easy/phone',
      '/article/:id/useful',
      '/article/:id/view',
      '/banner/:id/click',
      '/banner/:id/view',
      '/certificate/check',
      '/company/invitation/join',
      '/company/invitation/look',
      '/enquiry',
      '/interview/decline',
      '/interview/look',
      '/interview/pick',
      '/job/:id/view',
      '/mail-consent/answer',
      '/mail-consent/look',
      '/post/:id/view',
      '/report/visitor',
      '/search/click',
      '/unsubscribe',
      '/upload/docs-temp',
      '/users/email/back',
      '/users/email/confirm',
      '/users/forgot-password',
      '/users/forgot-password/look',
      '/users/forgot-password/reset',
      '/users/identity/join',
      '/users/identity/register',
      '/users/login',
      '/users/login/code',
      '/users/login/passkey',
      '/users/login/passkey/start',
      '/users/phone/code',
      '/users/phone/sign-in',
      '/users/provider/finish',
      '/users/provider/start',
      '/users/register',
      '/users/telegram/look',
      '/users/telegram/sign-in',
      '/users/verify-email',
      '/users/verify-email/look',
      '/users/verify-email/resend',
    ]);
  });
});

describe('permissions', () => {
  it('give every role something and nobody nothing', () => {
    for (const role of valuesOf(roles)) expect(permissions[role].length).toBeGreaterThan(0);
    expect(subjects.some((subject) => can(null, subject))).toBe(false);
  });

  it('let recruiters post jobs and only job seekers apply', () => {
    expect(valuesOf(roles).filter((role) => can(role, 'PostJob'))).toEqual(['recruiter']);
    expect(valuesOf(roles).filter((role) => can(role, 'UserAppliedJob'))).toEqual(['user']);
  });
});

describe('permissions', () => {
  it('open pages by role, and none for visitors', () => {
    expect(can('recruiter', 'PostJob')).toBe(true);
    expect(can('user', 'PostJob')).toBe(false);
    expect(can(null, 'Dashboard')).toBe(false);
    expect([rolesFor('PostEvent'), rolesFor('Bookmarked'), rolesFor('Content')]).toEqual([
      ['recruiter', 'trainer'],
      ['user', 'recruiter', 'trainer'],
      ['editor', 'admin'],
    ]);
    expect([meantFor('Dashboard'), meantFor('PostEvent'), meantFor('Admin')]).toEqual([
      'user',
      'recruiter',
      'admin',
    ]);
    for (const role of valuesOf(roles)) expect(permissions[role]).toContain('Dashboard');
  });
});

describe('calendar', () => {
  it('changes the day at midnight in Phnom Penh, seven hours before UTC', () => {
    expect(today(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
    expect(today(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  it('is what the time zone data says, around the year', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const moment = new Date(Date.UTC(2027, 0, 1, hour, 59, 59));
      expect(today(moment)).toBe(format.format(moment));
    }
  });

  it('counts over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

it.each([
  [undefined, 'en'],
  ['km', 'km'],
  ['km-KH,en;q=0.5', 'km'],
  ['fr,km;q=0.8', 'km'],
  ['en-US,km', 'en'],
  ['*', 'en'],
])('reads the language of %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});

it('compares riel and dollars, and pads post codes', () => {
  expect(comparableCents(4_000_000_00, 'KHR')).toBe(1000_00);
  expect(postCode(42)).toBe('000042');
});
