import { login, register } from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';
import { locales } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { modules } from '../../../modules.ts';
import { startApi } from '../../../testing/harness.ts';
import { resetCodeMail } from '../../accounts/account/password.mail.ts';
import type { Mail } from './mail-kind.ts';
import { renderMail } from './render-mail.ts';
import { openMail, sealMail } from './sealed-mail.ts';
import { siteOf } from './site.ts';

const api = await startApi({ DEVELOPMENT_PAGES: 'true', PUBLIC_URL: 'http://localhost:4321' });

const kinds = modules.flatMap(({ mails = [] }) => mails);
const every = locales.flatMap((locale) => kinds.map(({ name }) => `${locale}/${name}`));
/** Mails to unconfirmed addresses do not greet anyone by a name that somebody else typed. */
const isNamed = (path: string) =>
  !/activation|already-registered|email-confirm|company-invitation|company-offer|confirm-application|applied-with-account|consent-ask|report-answered|staff-invitation/.test(
    path,
  );
const written = (path: string, changes: Record<string, string> = {}) => {
  const locale = path.startsWith('km/') ? 'km' : 'en';
  const kind = kinds.find(({ name }) => path.endsWith(`/${name}`));
  if (!kind) throw new Error(path);
  const params = { ...kind.sample, ...changes };
  const site = siteOf(api.deps.config, locale);
  const stopAt = site.url(paths.unsubscribe('notification', 'token'));
  return renderMail(kind, { locale, params, reader: 'sample', stopAt }, site);
};

describe.each(every)('the mail %s', (path) => {
  it('says the same in text and HTML, in its language, with links to the site', () => {
    const { subject, text, html } = written(path);
    const named = JSON.stringify(kinds.find(({ name }) => path.endsWith(`/${name}`))?.sample);
    expect(subject).not.toMatch(/undefined|\{|NaN/);
    expect(`${text}${html}`).not.toMatch(/undefined|NaN/);
    if (path.startsWith('km/')) expect(text).toMatch(/^សួស្ដី/);
    else expect(text).toMatch(isNamed(path) ? /^Hello Sok Dara,/ : /^Hello,/);
    expect(html).toContain(`<html lang="${path.slice(0, 2)}">`);
    for (const [url] of text.matchAll(/https?:\S+/g)) {
      const ours = path.startsWith('km/') ? 'http://localhost:4321/km/' : 'http://localhost:4321/';
      // Or to an external page from the parameters.
      expect([url, url.startsWith(ours) || named.includes(url)]).toEqual([url, true]);
      expect(html).toContain(url.replaceAll('&', '&#38;'));
    }
  });

  it('security 30: names with markup or template signs arrive as they are', () => {
    const name = '<b>Dara</b> {{7*7}} "x"';
    const { text, html } = written(path, { name });
    expect(html).not.toContain('<b>');
    if (!isNamed(path)) return expect(`${text}${html}`).not.toMatch(/Dara/);
    expect(text).toContain(name);
    expect(html).toContain('&#60;b&#62;Dara&#60;/b&#62; {{7*7}} &#34;x&#34;');
  });

  it('has its preview for developers, as HTML and as text', async () => {
    const index = await api.http().get('/dev/mail/templates');
    expect(index.text).toContain(`href="/dev/mail/templates/${path}"`);
    const { html, text } = written(path);
    expect((await api.http().get(`/dev/mail/templates/${path}`)).text).toBe(html);
    expect((await api.http().get(`/dev/mail/templates/${path}?as=text`)).text).toContain(text);
  });
});

it('shows no preview of what there is not', async () => {
  expect((await api.http().get('/dev/mail/templates/en/nothing')).status).toBe(404);
});

it('security 29: line breaks in a name or address are a 422, and nobody gets a mail', async () => {
  const body = { role: 'user', password: 'correct horse', confirmPassword: 'correct horse' };
  for (const [name, email, fields] of [
    ['Dara\r\nBcc: b@example.com', 'a@example.com', ['name']],
    ['Dara\u2028x', 'a@example.com', ['name']],
    ['Dara', 'a@example.com\r\nBcc: b@example.com', ['email']],
    ['Dara', 'a@example.com, b@example.com', ['email']],
    ['Dara', 'Dara <a@example.com>', ['email']],
    ['Dara', `${'a'.repeat(300)}@example.com`, ['email']],
    ['Dara', 'ដារ៉ា@example.com', ['email']],
  ] as const) {
    const response = await api.as(null).call(register, { body: { ...body, name, email } });
    expect([response.status, Object.keys(response.body.data)]).toEqual([422, fields]);
    if (fields[0] !== 'email') continue;
    for (const endpoint of [forgotPassword, login])
      expect((await api.as(null).call(endpoint, { body: { email, password: 'x' } })).status).toBe(422);
  }
});

it('security 29 and 30: over SMTP a mail has one recipient, and a name stays a name', async () => {
  const name = '"Dara" <b>, {{7*7}}; b@example.com';
  await createUser(api.prisma, { email: "o'hara+x@example.com", name });
  await api.as(null).call(forgotPassword, { body: { email: "o'hara+x@example.com" } });
  const [mail] = await api.mails(1);
  expect(mail?.to).toEqual([{ address: "o'hara+x@example.com", name: '' }]);
  expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
  expect(mail?.text).toContain(`Hello ${name},`);
  // Programs that answer while their owner is away leave it alone (RFC 3834).
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

it('waits in the queue with its secrets sealed, and opens only as it was', () => {
  const params = resetCodeMail.sample;
  const mail: Mail = { template: 'reset-code', locale: 'en', to: 'a@example.com', params };
  const sealed = sealMail(mail, api.deps.config);
  expect(JSON.stringify(sealed)).not.toContain('123456');
  expect(openMail(sealed, api.deps.config)).toEqual(mail);
  const other = { ...api.deps.config, SECRET: 'another secret of at least 32 characters' };
  expect(() => openMail(sealed, other)).toThrow();
});
