import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import * as contract from '@acheep/contract/platform/mail-template';
import type { Deps } from '../../../deps.ts';
import { fieldError, refuseOutdated } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { type MailKind, mailPriorities } from '../../messaging/mail/mail-kind.ts';
import { mailText } from '../../messaging/mail/mail-text.ts';
import * as stored from '../../messaging/mail/mail-words.repository.ts';
import { type MailWords, originalWords, wordFaults, wordFields } from '../../messaging/mail/mail-words.ts';
import { renderMail } from '../../messaging/mail/render-mail.ts';
import { sealMail } from '../../messaging/mail/sealed-mail.ts';
import { mailTask } from '../../messaging/mail/send-mail.ts';
import { siteNow } from '../../messaging/mail/site.ts';
import { auditBy } from '../audit/audit.repository.ts';
import { findReader } from './mail-template.repository.ts';

type Written = ParsedBodyOf<typeof contract.mailWordsPreview>;

/** Time of the last change of words that were never changed. */
const never = new Date(0);

function mailTemplateService({ config, database: { prisma }, modules, now, queue }: Deps) {
  const audit = auditBy(now);
  const kinds = modules.flatMap(({ mails = [] }) => mails);
  function kindOf(name: string): MailKind<object> {
    const kind = kinds.find((one) => one.name === name);
    if (!kind) throw fieldError({ name: 'option' });
    return kind;
  }

  async function render(kind: MailKind<object>, locale: Locale, words: MailWords | null) {
    const site = await siteNow(prisma, config, locale);
    const stopAt = site.url(paths.unsubscribe('notification', '-'));
    const { subject, html, text } = renderMail(
      kind,
      { locale, params: kind.sample, reader: '-', stopAt, words },
      site,
    );
    return { subject, html, text };
  }

  async function judged({ name, language, subject, text }: Written) {
    const kind = kindOf(name);
    const words = { subject, text };
    const faults = wordFaults(kind, language, await siteNow(prisma, config, language), words);
    if (Object.keys(faults).length > 0) throw fieldError(faults);
    return { kind, words };
  }

  async function find(name: string, language: Locale): Promise<contract.MailWords> {
    const kind = kindOf(name);
    const site = await siteNow(prisma, config, language);
    const original = originalWords(kind, language, site);
    const changed = await stored.findWords(prisma, name, language);
    const hasLink = mailText(kind, language, kind.sample, site).action !== undefined;
    const examples = [...wordFields(kind, language, site)].map(([field, example]) => ({
      name: field,
      example,
    }));
    const parts = [...(kind.isFree ? [] : ['subject', 'text']), ...(hasLink ? ['link'] : [])];
    return {
      ...{ name, language, original },
      subject: changed?.subject ?? original.subject,
      text: changed?.text ?? original.text,
      isChanged: changed !== null,
      isFree: kind.isFree === true,
      fields: [...examples, ...parts.map((part) => ({ name: part, example: null }))],
      updatedAt: (changed?.updatedAt ?? never).toISOString(),
    };
  }

  return {
    find,

    async list(locale: Locale) {
      const [site, changed] = await Promise.all([
        siteNow(prisma, config, locale),
        stored.changedMails(prisma, locale),
      ]);
      return kinds.map((kind) => ({
        name: kind.name,
        title: kind.title,
        subject: mailText(kind, locale, kind.sample, site).subject,
        isNecessary: 'necessary' in kind,
        isChanged: changed.has(kind.name),
      }));
    },

    async preview({ body: written }: Call<typeof contract.mailWordsPreview>) {
      const { kind, words } = await judged(written);
      return render(kind, written.language, words);
    },

    /** Made-up names, the words as typed: it goes to the caller alone, whatever their notification settings. */
    async test({ actor, body: written }: Call<typeof contract.mailWordsTest>) {
      const { kind, words } = await judged(written);
      await prisma.$transaction(async (tx) => {
        const { email: to } = await findReader(tx, actor.id);
        const mail = {
          template: kind.name,
          to,
          locale: written.language,
          params: kind.sample,
          reader: actor.id,
        };
        const priority = mailPriorities[kind.priority ?? 'news'];
        await queue.enqueueAll(tx, mailTask, [sealMail({ ...mail, words }, config)], { priority });
      });
    },

    async save({ body: { updatedAt, ...written }, ...by }: Call<typeof contract.mailWordsSave>) {
      const { name, language } = written;
      const { words } = await judged(written);
      const { original } = await find(name, language);
      const isOriginal = words.subject === original.subject && words.text === original.text;
      await prisma.$transaction(async (tx) => {
        await stored.lockWords(tx);
        const before = await stored.findWords(tx, name, language);
        refuseOutdated(before ?? { updatedAt: never }, updatedAt);
        await stored.saveWords(tx, { name, locale: language }, isOriginal ? null : words, now());
        const details = { mail: name, language, words: isOriginal ? 'original' : 'changed' };
        await audit(tx, by, 'mail.words', null, details);
      });
      return find(name, language);
    },
  };
}

/** The words of the site's mails, which the operator may change. */
export const mailTemplateModule: Module = {
  routes(register, deps) {
    const mails = mailTemplateService(deps);
    register(contract.mailTemplateList, ({ query, locale }) => mails.list(query.language ?? locale));
    register(contract.mailWordsGet, ({ query: { name, language }, locale }) =>
      mails.find(name ?? 'activation', language ?? locale),
    );
    register(contract.mailWordsSave, mails.save);
    register(contract.mailWordsPreview, mails.preview);
    register(contract.mailWordsTest, mails.test);
  },
  tables: { mail_wording: { without: 'the words of the site’s mails' } },
};
