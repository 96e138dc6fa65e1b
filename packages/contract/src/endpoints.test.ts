import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import { limits } from './kernel/limit.ts';
import { subjects } from './kernel/permission.ts';

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
