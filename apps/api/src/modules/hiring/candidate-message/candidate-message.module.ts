import { namesOf } from '@acheep/contract/companies/company-name';
import type { ApplicationStatus } from '@acheep/contract/hiring/application-option';
import * as contract from '@acheep/contract/hiring/candidate-message';
import { fillMessage } from '@acheep/contract/hiring/candidate-message-fill';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { MailConsent } from '@acheep/contract/messaging/mail-consent-option';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { inNameOrder } from '../../../name-order.ts';
import { lockCompanyOf, lockCompanyToChange } from '../../companies/company/company-lock.repository.ts';
import { dayOf, refuseTooMany } from '../../companies/company/writing-day.service.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { consentOf } from '../../messaging/mail-consent/mail-consent.policy.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { addressKey } from '../../messaging/recipient/address-key.ts';
import { mayReach } from '../../messaging/recipient/recipient.service.ts';
import { reachedAt } from '../application/application.tasks.ts';
import { lockReceived } from '../application/application-decision.repository.ts';
import { askCandidate } from '../candidate/ask-candidate.service.ts';
import { candidateMessageMail } from './candidate-message.mail.ts';
import { presentMessage, presentTemplate } from './candidate-message.presenter.ts';
import * as messages from './candidate-message.repository.ts';
import * as templates from './message-template.repository.ts';

type Texts = Partial<Record<Locale, contract.MessageText>>;

/** The recipient's language, or the other one if the text exists only in that. */
const languageFor = (own: Locale, texts: Texts): Locale => {
  if (texts[own]) return own;
  return own === 'en' ? 'km' : 'en';
};

/** Facts about the recipient of a message. */
interface Written {
  status: ApplicationStatus;
  /** The account's address or the given one, with or without consent. */
  email: string | null;
  /** Null for candidates who applied themselves. */
  consent: MailConsent | null;
  /** True when the account accepts such mails. */
  isWanted: boolean;
}

/** Outcome of a message to a candidate, before the limits on the number of messages. */
function outcomeFor({ status, email, consent, isWanted }: Written): contract.MessageOutcome['outcome'] {
  if (status === 'withdrawn') return 'withdrawn';
  if (!email) return 'unreachable';
  if (!isWanted || consent === 'not-me' || consent === 'stopped') return 'unwanted';
  return consent === null || consent === 'given' ? 'written' : 'waiting';
}

type Sent = ParsedBodyOf<typeof contract.messageCreate>;
type Writer = NonNullable<Awaited<ReturnType<typeof messages.lockWriter>>>;
type Recipient = Awaited<ReturnType<typeof messages.findRecipients>>[number];

function candidateMessageService(deps: Deps) {
  /** The message as one candidate reads it. */
  function write({ en, km }: Sent, writer: Writer, { name, job, ...person }: Recipient) {
    const texts = { ...(en && { en }), ...(km && { km }) };
    const locale = languageFor(reachedAt(person).locale, texts);
    const company = (locale === 'km' && writer.nameKm) || writer.name;
    const chosen = texts[locale] ?? { subject: '', text: '' };
    return { locale, company, ...fillMessage(chosen, { name, job: job.title, company }) };
  }

  /** Saves the messages, where those with an account read them, and queues one mail each. */
  async function send(tx: Transaction, actor: Actor, writer: Writer, to: readonly Recipient[], sent: Sent) {
    const createdAt = deps.now();
    const written = to.map((recipient) => ({ recipient, ...write(sent, writer, recipient) }));
    await messages.createMessages(
      tx,
      written.map(({ recipient, locale, subject, text }) => {
        const by = { companyId: writer.id, authorId: actor.id };
        return { applicationId: recipient.id, ...by, locale, subject, text, createdAt };
      }),
    );
    for (const { recipient, locale, company, subject, text } of written) {
      const { id: applicationId, name, job, applicant } = recipient;
      const about = { jobTitle: job.title, company, answerTo: writer.email, applicationId };
      await sendMail(deps, tx, candidateMessageMail, {
        to: reachedAt(recipient).email ?? '',
        locale,
        params: { name, subject, text, ...about },
      });
      if (!applicant) continue;
      const notificationParams = { ...namesOf(writer), jobTitle: job.title, subject, id: applicationId };
      await notify(deps, tx, 'company-message', { userId: applicant.id, params: notificationParams });
    }
  }

  /** Outcome for one candidate. Candidates not yet asked for their consent are asked now. */
  async function outcomeOf(tx: Transaction, writer: Writer, person: Recipient, status: ApplicationStatus) {
    const { id, email, applicant } = person;
    const consent = consentOf(person);
    const isWanted = applicant?.notificationChoices.length !== 1;
    const outcome = outcomeFor({ status, email: applicant?.email ?? email, consent, isWanted });
    if (outcome === 'waiting') await askCandidate(tx, deps, id);
    const address = reachedAt(person).email;
    if (outcome !== 'written' || !address) return outcome;
    return (await mayReach(tx, deps, { companyId: writer.id, address })) ? outcome : 'full';
  }

  return {
    /** Writes to each candidate once; the outcomes are in the order of the ids. */
    async write({
      tx,
      actor,
      body: sent,
    }: Call<typeof contract.messageCreate>): Promise<contract.MessageOutcome[]> {
      const ids = [...new Set(sent.ids)];
      await messages.lockAccounts(tx, actor.id, ids);
      const writer = await messages.lockWriter(tx, actor.id);
      if (!writer) throw new AppError('access.denied');
      const held = await lockReceived(tx, writer.id, ids);
      const people = await messages.findRecipients(
        tx,
        held.map(({ id }) => id),
      );
      const became = new Map<string, contract.MessageOutcome['outcome']>();
      // In the order of the rows that count mails per address: concurrent senders to the same people cannot deadlock.
      const counted = people.map((person) => ({
        person,
        key: addressKey(deps.config, reachedAt(person).email ?? ''),
      }));
      for (const { person } of counted.sort((a, b) => a.key.compare(b.key))) {
        const status = held.find(({ id }) => id === person.id)?.status;
        if (status) became.set(person.id, await outcomeOf(tx, writer, person, status));
      }
      const outcomes = ids.map((id) => ({ _id: id, outcome: became.get(id) ?? 'missing' }));
      const written = new Set(outcomes.filter(({ outcome }) => outcome === 'written').map(({ _id }) => _id));
      await refuseTooMany(tx, deps, writer.id, written.size);
      const recipients = people.filter(({ id }) => written.has(id));
      await send(tx, actor, writer, recipients, sent);
      return outcomes;
    },

    /** Number of people that the company may still write to today. */
    day: ({ actor }: Call<typeof contract.messageDayGet>) =>
      deps.database.prisma.$transaction(async (tx) => {
        const writer = await messages.lockWriter(tx, actor.id);
        if (!writer) throw new AppError('access.denied');
        return dayOf(tx, deps, writer.id);
      }),

    async list({ actor, params: { id: applicationId } }: Call<typeof contract.messageList>) {
      const rows = await messages.listMessages(deps.database.prisma, actor.id, applicationId);
      if (!rows) throw notFound();
      return rows.map(presentMessage);
    },
  };
}

type TemplateBody = ParsedBodyOf<typeof contract.messageTemplateCreate>;

const templateColumns = ({ name, en, km }: TemplateBody) => ({
  name,
  subjectEn: en?.subject ?? null,
  textEn: en?.text ?? null,
  subjectKm: km?.subject ?? null,
  textKm: km?.text ?? null,
});

/** Templates for messages: every member of the company writes and changes them. */
function messageTemplateService({ database: { prisma } }: Pick<Deps, 'database'>) {
  async function hold(tx: Transaction, actor: Actor, id: string) {
    const company = await lockCompanyOf(tx, actor.id);
    const row = company && (await templates.lockTemplate(tx, company.id, id));
    if (!row) throw notFound();
    return row;
  }

  return {
    list: async ({ actor, locale }: Call<typeof contract.messageTemplateList>) =>
      inNameOrder(await templates.listTemplates(prisma, actor.id), ({ name }) => name, locale).map(
        presentTemplate,
      ),

    async create({ tx, actor, body }: Call<typeof contract.messageTemplateCreate>) {
      // Serialized by the lock on the company, so that the limit holds.
      const company = await lockCompanyToChange(tx, actor.id);
      if (!company) throw new AppError('access.denied');
      if ((await templates.countTemplates(tx, company.id)) >= contract.maxTemplates)
        throw new AppError('message.most_templates', { most: contract.maxTemplates });
      const { id: companyId } = company;
      return presentTemplate(await templates.createTemplate(tx, { ...templateColumns(body), companyId }));
    },

    update: ({
      actor,
      params: { id },
      body: { updatedAt, ...body },
    }: Call<typeof contract.messageTemplateUpdate>) =>
      prisma.$transaction(async (tx) => {
        refuseOutdated(await hold(tx, actor, id), updatedAt);
        return presentTemplate(await templates.saveTemplate(tx, id, templateColumns(body)));
      }),

    remove: ({ actor, params: { id } }: Call<typeof contract.messageTemplateDelete>) =>
      prisma.$transaction(async (tx) => {
        await hold(tx, actor, id);
        await templates.deleteTemplate(tx, id);
      }),
  };
}

function candidateMessageRoutes(register: Register, deps: Deps) {
  const service = candidateMessageService(deps);
  const templateService = messageTemplateService(deps);

  register(contract.messageCreate, service.write);
  register(contract.messageDayGet, service.day);
  register(contract.messageList, service.list);
  register(contract.messageTemplateList, templateService.list);
  register(contract.messageTemplateCreate, templateService.create);
  register(contract.messageTemplateUpdate, templateService.update);
  register(contract.messageTemplateDelete, templateService.remove);
}

/** Messages from companies to candidates, exported with the applications. */
export const candidateMessageModule: Module = {
  routes: candidateMessageRoutes,
  mails: [candidateMessageMail],
  tables: { candidate_message: 'applications-received', message_template: 'message-templates' },
  authors: ['candidate_message.author_id'],
  ownData: { 'message-templates': templates.eachTemplate },
};
