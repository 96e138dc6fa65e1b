import { effectTerms, type ServiceEffect } from '@acheep/contract/billing/service-option';
import * as contract from '@acheep/contract/billing/service-request';
import type { EnquiryStatus } from '@acheep/contract/content/enquiry-option';
import { addDays, today as dayAt } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { can } from '@acheep/contract/kernel/permission';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { lockCompany, lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { presentAbout, presentCarriedOut } from '../../content/enquiry/enquiry.presenter.ts';
import { addEnquiry, lockEnquiry, saveEnquiry } from '../../content/enquiry/enquiry.repository.ts';
import { notifyOperator } from '../../content/enquiry/tell-operator.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { holdService, lockOffered } from '../paid-service/paid-service.repository.ts';
import { lockComingGathering, lockOpenJob, type Outcome, serviceEffect } from './service-effect.service.ts';
import { serviceDoneMail } from './service-request.mail.ts';
import * as requests from './service-request.repository.ts';

const presentRequest = ({ enquiry, askedBy, ...row }: requests.OwnRow): contract.ServiceRequest => ({
  ...plain(contract.serviceRequest, enquiry),
  title: enquiry.service?.title ?? enquiry.subject,
  titleKm: enquiry.service?.titleKm ?? enquiry.subject,
  status: enquiry.status as EnquiryStatus,
  askedBy: askedBy?.name ?? null,
  ...presentAbout(row),
  carriedOut: presentCarriedOut(row),
});

/** A company of the logo list as a fact of the page's document: names are single lines, so tabs separate the parts. */
const logoFact = ({
  id,
  logoPath,
  name,
  nameKm,
}: Awaited<ReturnType<typeof requests.listHomeLogos>>[number]) =>
  [id, logoPath && publicImage(logoPath).small, name, nameKm].join('\t');

/** Outcome as details of the audit entry. */
const detailsOf = ({ until, views, links }: Outcome) => ({
  ...(until && { until }),
  ...(views && { views: String(views) }),
  ...(links && { links: links.join(' ') }),
});

function serviceRequestService(deps: Deps) {
  const { now } = deps;
  const { prisma } = deps.database;

  /** Locks a request and its related records in the global lock order. */
  async function hold(tx: Transaction, id: string) {
    const found = await requests.findRequest(tx, id);
    if (!found?.request) throw notFound();
    const { companyId } = found.request;
    await lockCompany(tx, companyId);
    const service = found.serviceId === null ? null : await holdService(tx, found.serviceId);
    const enquiry = await lockEnquiry(tx, id);
    if (!enquiry) throw notFound();
    return { enquiry, service, companyId, request: await requests.getRequest(tx, id) };
  }

  return {
    /** Requests a service on behalf of the company: all its members see the outcome. */
    async ask({
      tx,
      actor,
      params: { id: serviceId },
      body: ask,
      locale,
    }: Call<typeof contract.serviceRequestCreate>) {
      const { jobId, gatheringId, message } = ask;
      const company = await lockCompanyOf(tx, actor.id);
      if (!company) throw new AppError('service.no_company');
      const service = await lockOffered(tx, serviceId);
      if (!service) throw notFound();
      const effect = service.effect as ServiceEffect | null;
      const terms = effect && effectTerms[effect];
      if (terms && !can(actor.role, terms.subject)) throw new AppError('service.not_yours');
      if (terms?.of === 'job' && !jobId) throw fieldError({ jobId: 'required_choice' });
      if (terms?.of === 'gathering' && !gatheringId) throw fieldError({ gatheringId: 'required_choice' });
      const job = jobId ? await lockOpenJob(tx, company.id, jobId, dayAt(now())) : null;
      const gathering = gatheringId ? await lockComingGathering(tx, company.id, gatheringId, now()) : null;
      const { name, email, phone } = await requests.getAsker(tx, actor.id);
      const subject = locale === 'km' ? service.titleKm : service.title;
      const text = message ?? '';
      const enquiryFields = { name, email, phone, subject, message: text };
      const id = await addEnquiry(tx, {
        ...enquiryFields,
        kind: 'service',
        serviceId,
        locale,
        createdAt: now(),
      });
      if (!id) throw new Error('an enquiry without a form is kept');
      await requests.addRequest(tx, {
        enquiryId: id,
        companyId: company.id,
        askedById: actor.id,
        jobId: job?.id ?? null,
        gatheringId: gathering?.id ?? null,
      });
      const about = [job?.title, gathering?.title, text].filter(Boolean).join('\n\n');
      await notifyOperator(deps, tx, { ...enquiryFields, id, name: company.name, message: about }, locale);
    },

    async listOwn({ actor, query }: Call<typeof contract.serviceRequestList>) {
      const { rows, total } = await requests.listOwn(prisma, actor.id, query);
      return { data: rows.map(presentRequest), meta: pageMeta(total, query) };
    },

    /** Carries out the service once, closes the request and notifies the user who asked. */
    async carryOut({ tx, params: { id }, body, ...by }: Call<typeof contract.serviceRequestCarryOut>) {
      const { effect, jobId, gatheringId, amount, links } = body;
      const { enquiry, service, companyId, request } = await hold(tx, id);
      if (request.carriedOutAt) throw new AppError('service.carried_out');
      if (service?.effect !== effect) throw new AppError('service.changed');
      const today = dayAt(now());
      const { of } = effectTerms[effect];
      const job = jobId && of === 'job' ? await lockOpenJob(tx, companyId, jobId, today) : null;
      const gathering =
        gatheringId && of === 'gathering'
          ? await lockComingGathering(tx, companyId, gatheringId, now())
          : null;
      const about = job ?? gathering;
      const outcome = await serviceEffect[effect](tx, {
        by,
        now: now(),
        today,
        company: { id: companyId, logoPath: request.company.logoPath },
        job,
        gathering,
        amount: amount ?? 0,
        links: links ?? [],
      });
      await requests.saveCarriedOut(tx, id, {
        effect,
        carriedOutAt: now(),
        ...(job && { jobId: job.id }),
        ...(gathering && { gatheringId: gathering.id }),
        ...outcome,
        until: outcome.until ? new Date(outcome.until) : null,
      });
      await saveEnquiry(tx, id, { status: 'done' });
      await writeAudit(tx, {
        actorId: by.actor.id,
        action: 'enquiry.carry_out',
        targetId: request.company.ownerId,
        subjectId: id,
        details: {
          enquiry: enquiry.subject,
          ...(job && { job: job.title }),
          ...(gathering && { gathering: gathering.title }),
          ...detailsOf(outcome),
        },
        requestId: by.requestId,
        createdAt: now(),
      });
      const reader = request.askedBy && !request.askedBy.disabledAt ? request.askedBy : request.company.owner;
      const title = reader.locale === 'km' ? service.titleKm : service.title;
      const params = { name: reader.name, title, effect, about: about?.title ?? '', ...outcome };
      await sendMail(deps, tx, serviceDoneMail, { to: reader.email, locale: reader.locale, params });
      await notify(deps, tx, 'service-done', { userId: reader.id, params: { title, id } });
    },

    /** Ends all remaining periods, including those that follow. Idempotent. */
    takeDown: ({ actor, params: { id }, requestId }: Call<typeof contract.serviceRequestTakeDown>) =>
      prisma.$transaction(async (tx) => {
        const { enquiry, companyId, request } = await hold(tx, id);
        const yesterday = addDays(dayAt(now()), -1);
        if ((await requests.endLogos(tx, companyId, new Date(yesterday))) === 0) return;
        await writeAudit(tx, {
          actorId: actor.id,
          action: 'enquiry.take_down',
          targetId: request.company.ownerId,
          subjectId: id,
          details: { enquiry: enquiry.subject },
          requestId,
          createdAt: now(),
        });
      }),
  };
}

/** Requests of companies for services, and their effects when the operator carries them out. */
export const serviceRequestModule: Module = {
  routes(register, deps) {
    const service = serviceRequestService(deps);
    register(contract.serviceRequestCreate, service.ask);
    register(contract.serviceRequestList, service.listOwn);
    register(contract.serviceRequestCarryOut, service.carryOut);
    register(contract.serviceRequestTakeDown, service.takeDown);
  },
  pageData: async (prisma, day) => ({ logos: (await requests.listHomeLogos(prisma, day)).map(logoFact) }),
  mails: [serviceDoneMail],
  tables: { service_request: 'enquiries' },
  authors: ['service_request.asked_by_id'],
  on: { 'company.left': requests.transferRequests },
};
