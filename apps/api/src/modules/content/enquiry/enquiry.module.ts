import { randomBytes } from 'node:crypto';
import { adminPaths } from '@acheep/contract/admin-paths';
import type { AuditAction } from '@acheep/contract/audit';
import * as contract from '@acheep/contract/content/enquiry';
import { today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import { signed } from '../../../plumbing/signed.ts';
import { lockOffered } from '../../billing/paid-service/paid-service.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn, untold } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { readSite } from '../../platform/site/site.repository.ts';
import { enquiryAnswerMail, enquiryReceivedMail } from './enquiry.mail.ts';
import { presentEnquiry as present } from './enquiry.presenter.ts';
import * as enquiries from './enquiry.repository.ts';
import { notifyOperator } from './tell-operator.ts';

const tokens = signed('enquiry form');

/** A signed token with the time when a form was opened. It is not stored until it is used. */
const formToken = (config: Pick<Config, 'SECRET'>, now: Date): string =>
  tokens.make(config, [now.getTime().toString(36), randomBytes(12).toString('base64url')]);

type Form = { state: 'good'; hash: Buffer<ArrayBuffer> } | { state: 'unknown' | 'old' | 'fast' };

/** Verifies a form's token: a form that is sent after a second was not typed by a person. */
function readForm(config: Pick<Config, 'SECRET'>, token: string, now: Date): Form {
  const [opened, random] = tokens.read(config, token);
  if (!opened) return { state: 'unknown' };
  const seconds = (now.getTime() - Number.parseInt(opened, 36)) / 1000;
  if (seconds > contract.formHours * 3600) return { state: 'old' };
  if (seconds < contract.minSeconds) return { state: 'fast' };
  return { state: 'good', hash: tokenHash(`${opened}.${random}`) };
}

function enquiryService(deps: Deps) {
  const { prisma } = deps.database;
  const { config, now } = deps;

  async function hold(tx: Transaction, id: string) {
    const row = await enquiries.lockEnquiry(tx, id);
    if (!row) throw notFound();
    return row;
  }

  const audit = auditBy(now);
  const note = (
    tx: Transaction,
    by: By,
    action: AuditAction,
    { id, subject }: { id: string; subject: string },
    changes?: Record<string, string>,
  ) => audit(tx, by, action, id, { enquiry: subject, ...changes });

  return {
    form: () => ({ form: formToken(config, now()) }),

    /** The same response for a form that was sent twice. */
    async create({ body: { form: opened, ...enquiry }, locale }: Call<typeof contract.enquiryCreate>) {
      const form = readForm(config, opened, now());
      if (form.state === 'fast') throw new AppError('enquiry.too_fast');
      if (form.state !== 'good') throw new AppError('enquiry.form');
      await prisma.$transaction(async (tx) => {
        const service = enquiry.serviceId ? await lockOffered(tx, enquiry.serviceId) : null;
        if (enquiry.kind === 'service' && !service) throw fieldError({ serviceId: 'unknown_reference' });
        const title = service && (locale === 'km' ? service.titleKm : service.title);
        const subject = title ?? enquiry.subject ?? '';
        const id = await enquiries.addEnquiry(tx, {
          kind: enquiry.kind,
          serviceId: service?.id ?? null,
          formHash: form.hash,
          locale,
          name: enquiry.name,
          email: enquiry.email,
          phone: enquiry.phone ?? null,
          subject,
          message: enquiry.message,
          createdAt: now(),
        });
        if (id) await notifyOperator(deps, tx, { ...enquiry, id, subject }, locale);
      });
    },

    async list({ query }: Call<typeof contract.adminEnquiryList>) {
      const { rows, total } = await enquiries.list.page(prisma, [], query, now());
      return { data: rows.map(present), meta: pageMeta(total, query) };
    },

    update: ({
      params: { id },
      body: { status, note: newNote = null, updatedAt },
      ...by
    }: Call<typeof contract.adminEnquiryUpdate>) =>
      prisma.$transaction(async (tx) => {
        const row = await hold(tx, id);
        refuseOutdated(row, updatedAt);
        if (row.status === status && row.note === newNote) return present(row);
        await note(tx, by, 'enquiry.edit', row, {
          ...changedIn(row, { status }),
          ...(row.note !== newNote && { note: untold }),
        });
        return present(await enquiries.saveEnquiry(tx, id, { status, note: newNote }));
      }),

    /** In the language of the enquiry. */
    async answer({ tx, params: { id }, body: { text }, ...by }: Call<typeof contract.adminEnquiryAnswer>) {
      const { name, email, locale, subject, message } = await hold(tx, id);
      const { supportEmail = '' } = await readSite(tx);
      await sendMail(deps, tx, enquiryAnswerMail, {
        to: email,
        locale: locale as Locale,
        params: { name, subject, text, asked: message, answerTo: supportEmail },
      });
      await note(tx, by, 'enquiry.answer', { id, subject });
      const answer = { text, authorId: by.actor.id, createdAt: now() };
      await enquiries.saveEnquiry(tx, id, { status: 'done', answers: { create: answer } });
    },
  };
}

const day = 86_400_000;

/** Enquiries to the operator, with an account or without. */
export const enquiryModule: Module = {
  audited: {
    enquiry: {
      title: { en: 'Enquiry', km: 'ការសាកសួរ' },
      name: 'enquiry',
      page: (_, { enquiry = '' }) => adminPaths.enquiries({ search: enquiry }),
      isList: true,
      bodies: [contract.adminEnquiryUpdate.body],
    },
  },
  routes(register, deps) {
    const service = enquiryService(deps);
    register(contract.enquiryForm, service.form);
    register(contract.enquiryCreate, service.create);
    register(contract.adminEnquiryList, service.list);
    register(contract.adminEnquiryUpdate, service.update);
    register(contract.adminEnquiryAnswer, service.answer);
  },
  mails: [enquiryReceivedMail, enquiryAnswerMail],
  tables: { enquiry: 'enquiries', enquiry_answer: 'enquiries' },
  authors: ['enquiry_answer.author_id'],
  ownData: { enquiries: enquiries.eachEnquiry },
  ownedRecords: { notifications: enquiries.listEnquiryIds },
  on: { 'account.deleted': enquiries.deleteEnquiriesOf },
  sweep: ({ database: { prisma }, now }) =>
    enquiries.deleteDoneBefore(
      prisma,
      new Date(now().getTime() - contract.doneDays * day),
      new Date(today(now())),
    ),
};
