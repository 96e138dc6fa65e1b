import { locales } from '@acheep/contract/kernel/locale';
import {
  type MailWords,
  mailTemplateList,
  mailWordsGet,
  mailWordsPreview,
  mailWordsSave,
  mailWordsTest,
} from '@acheep/contract/platform/mail-template';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { companyToVerifyMail } from '../../accounts/admin/admin.mail.ts';
import { mailText } from '../../messaging/mail/mail-text.ts';
import { inWordsOf, originalWords, wordFaults } from '../../messaging/mail/mail-words.ts';
import { mailTask, sendMail } from '../../messaging/mail/send-mail.ts';
import { siteOf } from '../../messaging/mail/site.ts';

const api = await startApi();
let admin: { id: string; email: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  await api.work(mailTask);
});
afterEach(() => api.prisma.mailWording.deleteMany());

const which = { name: 'company-to-verify', language: 'en' as const };
const words = {
  subject: 'Please look at {company}',
  text: 'Call {person} first: 012 345 678.\n\n{link}\n\nThank you for looking after {site}.',
};
const get = async (): Promise<MailWords> =>
  (await api.as(admin).call(mailWordsGet, { query: which })).body.data;
const save = (more: object) => api.as(admin).call(mailWordsSave, { body: { ...which, ...words, ...more } });

describe('the words of the site’s mails', () => {
  it('are all there in both languages, and free ones are the product’s own with fields in them', () => {
    const kinds = api.deps.modules.flatMap(({ mails = [] }) => mails);
    for (const locale of locales) {
      const site = siteOf(api.deps.config, locale);
      for (const kind of kinds) {
        const original = originalWords(kind, locale, site);
        const said = mailText(kind, locale, kind.sample, site);
        expect([kind.name, wordFaults(kind, locale, site, original)]).toEqual([kind.name, {}]);
        const filled = inWordsOf(original, said, kind.sample, site);
        expect([kind.name, filled.subject, filled.paragraphs]).toEqual([
          kind.name,
          said.subject,
          said.paragraphs,
        ]);
        // A branch would be lost: an operator's words are the same whatever happened.
        if (kind.isFree)
          expect([kind.name, String(kind.letter)]).not.toContainEqual(
            expect.stringMatching(/ \? |&&|\.map\(|\.split\(|Text\)?\(|unlinked/),
          );
      }
    }
  });

  it('are listed with made-up names, and marked once they are changed', async () => {
    await save({});
    const { data } = (await api.as(admin).call(mailTemplateList, { query: { language: 'en' } })).body;
    expect(data.filter(({ isChanged }: { isChanged: boolean }) => isChanged)).toMatchObject([
      { name: which.name, subject: 'Company to verify: Mekong Trading', isNecessary: false },
    ]);
  });

  it('are sent as the operator wrote them, in their language alone', async () => {
    expect((await save({})).body.data).toMatchObject({ ...words, isChanged: true });
    const params = { ...companyToVerifyMail.sample, company: '<b>Bayon</b> & Sons' };
    await api.prisma.$transaction(async (tx) => {
      await sendMail(api.deps, tx, companyToVerifyMail, { to: 'en@example.com', locale: 'en', params });
      await sendMail(api.deps, tx, companyToVerifyMail, { to: 'km@example.com', locale: 'km', params });
    });
    const [mail] = await api.arrived('en@example.com');
    expect(mail?.subject).toBe('Please look at <b>Bayon</b> & Sons');
    const text = mail?.text ?? '';
    const order = ['Hello Sok Dara', '012 345 678', '/admin/company/', 'Thank you', 'You’re receiving this'];
    expect(order.map((part) => text.indexOf(part))).toEqual(
      order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(text).not.toContain('Verify the company');
    expect(mail?.html).not.toContain('<b>Bayon');
    const [khmer] = await api.arrived('km@example.com');
    expect(khmer?.subject).toContain('ក្រុមហ៊ុនត្រូវផ្ទៀងផ្ទាត់');
  });

  it('are the product’s own where a field would be empty', () => {
    const site = siteOf(api.deps.config, 'en');
    const params = { ...companyToVerifyMail.sample, person: '' };
    const said = mailText(companyToVerifyMail, 'en', params, site);
    expect(inWordsOf(words, said, params, site)).toBe(said);
  });

  it.each([
    [
      { text: 'No button.' },
      { text: ['Use {link} exactly once, where the button should be. Readers can’t continue without it.'] },
    ],
    [{ text: '{link} {link}' }, { text: [expect.stringContaining('{link}')] }],
    [
      { text: '{link} {userId}' },
      { text: [expect.stringContaining('{userId} isn’t a placeholder of this e-mail')] },
    ],
    [
      { subject: '{link}' },
      { subject: ['{link} isn’t a placeholder of this e-mail. Use {site}, {company}, {person}.'] },
    ],
    [
      { name: 'reset-code', subject: '{name}', text: '{text} {link}' },
      { subject: ['{name} isn’t a placeholder of this e-mail. Use {site}, {subject}.'] },
    ],
    [{ name: 'reset-code' }, { subject: [expect.anything()], text: [expect.anything()] }],
    [
      { name: 'reset-code', subject: '{subject}', text: 'Mine. {link}' },
      { text: [expect.stringContaining('{text}')] },
    ],
  ])('%j are refused by a sentence', async (more, faults) => {
    const { status, body } = await save(more);
    expect([status, body.data]).toEqual([422, faults]);
    expect(await api.prisma.mailWording.count()).toBe(0);
  });

  it('may stand around words that depend on what happened', async () => {
    const body = {
      name: 'reset-code',
      language: 'en',
      subject: '{subject} !',
      text: '{text}\n\nCall us.\n\n{link}',
    };
    const { data } = (await api.as(admin).call(mailWordsPreview, { body } as never)).body;
    expect(data.subject).toBe('123456 is your code for a new Acheep password !');
    expect(data.text).toMatch(/Your code is 123456[\s\S]*Call us\.[\s\S]*Choose a new password:/);
    expect(
      (await api.as(admin).call(mailWordsGet, { query: { name: 'nothing', language: 'en' } })).status,
    ).toBe(422);
  });

  it('go back to the original by saving it, and are not overwritten unseen', async () => {
    const { updatedAt, original } = (await save({})).body.data;
    expect((await save({ subject: 'Other', updatedAt: new Date(0).toISOString() })).status).toBe(409);
    const back = await save({ ...original, updatedAt });
    expect(back.body.data).toMatchObject({ ...original, isChanged: false });
    expect(await api.prisma.mailWording.count()).toBe(0);
    expect((await get()).original).toEqual(original);
  });

  it('are tried out by a mail to oneself, before they are saved', async () => {
    const { status } = await api.as(admin).call(mailWordsTest, { body: { ...which, ...words } });
    expect(status).toBe(200);
    const [mail] = await api.arrived(admin.email);
    expect(mail?.subject).toBe('Please look at Mekong Trading');
    expect((await get()).isChanged).toBe(false);
  });
});
