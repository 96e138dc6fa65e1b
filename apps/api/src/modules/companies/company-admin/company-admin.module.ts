import { adminPaths } from '@acheep/contract/admin-paths';
import type { AuditAction } from '@acheep/contract/audit';
import * as contract from '@acheep/contract/companies/company-admin';
import { companyEvidence } from '@acheep/contract/companies/company-admin-option';
import { invitationBody } from '@acheep/contract/companies/company-member';
import { mergeKinds } from '@acheep/contract/companies/company-merge-option';
import { companyPaperKinds } from '@acheep/contract/companies/company-paper-option';
import { today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { countOpenJobs } from '../../jobs/job/job-open.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { changedFields, untold } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { giveFiles } from '../company/company.repository.ts';
import { lockCompanyToCorrect } from '../company/company-lock.repository.ts';
import { companySaving } from '../company/company-save.service.ts';
import { companyCorrectedMail } from './company-admin.mail.ts';
import { presentDetail, presentListed } from './company-admin.presenter.ts';
import * as companies from './company-admin.repository.ts';

/** What a correction changes, by the fields of the form. */
function changesOf(before: companies.CompanyDetail, after: companies.CompanyDetail) {
  const pickFormFields = ({
    name,
    nameKm,
    about,
    size,
    benefits,
    languages,
    website,
    registrationNumber,
    vatTin,
    address,
    ...row
  }: typeof after) => ({
    ...{ name, nameKm, about, size, benefits, languages, website, registrationNumber, vatTin, address },
    industryId: row.industry?.nameEn,
    provinceId: row.province?.nameEn,
  });
  const photosOf = ({ photos }: typeof after) => photos.map(({ upload }) => upload.path).join();
  return {
    ...changedFields(pickFormFields(before), pickFormFields(after)),
    ...(before.logoPath !== after.logoPath && { logo: untold }),
    ...(before.coverPath !== after.coverPath && { cover: untold }),
    ...(photosOf(before) !== photosOf(after) && { photos: untold }),
  };
}

/** Kinds of the documents that a company is verified by, which have to be those that the operator has seen. */
function kindsOfSeen({ papers }: companies.CompanyDetail, seen: readonly string[] | undefined): string[] {
  const ids = papers.map(({ id }) => id);
  if (seen && ids.toSorted().join() !== [...new Set(seen)].sort().join())
    throw new AppError('company.papers_changed');
  if (ids.length === 0) throw fieldError({ checked: 'no_papers' });
  return [...new Set(papers.map(({ kind }) => kind))];
}

function companyAdminService(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const saving = companySaving(deps);
  const day = () => today(now());

  async function find(db: PrismaClient | Transaction, id: string) {
    const company = await companies.findCompany(db, id);
    if (!company) throw notFound();
    return company;
  }

  async function detail(wanted: string): Promise<contract.AdminCompanyDetail> {
    const row = await find(prisma, wanted);
    const { id } = row;
    const [records, open, paid] = await Promise.all([
      companies.countRecords(prisma, id),
      countOpenJobs(database, [id], day()),
      companies.sumPaid(prisma, id),
    ]);
    return presentDetail(row, { counts: { ...records, openJobs: open.get(id) ?? 0 }, paid });
  }

  const audit = (
    tx: Transaction,
    { actor, requestId }: By,
    action: AuditAction,
    { id, name, owner }: companies.CompanyDetail,
    details: Record<string, string> = {},
  ) =>
    writeAudit(tx, {
      actorId: actor.id,
      action,
      targetId: owner.keeper ? null : owner.id,
      subjectId: id,
      details: { company: name, ...details },
      requestId,
      createdAt: now(),
    });

  return {
    async list({ query }: Call<typeof contract.adminCompanyList>) {
      const { rows, total } = await companies.companies.page(prisma, [], query, now());
      const open = await countOpenJobs(
        database,
        rows.map(({ id }) => id),
        day(),
      );
      return {
        data: rows.map((row) => presentListed(row, open.get(row.id) ?? 0)),
        meta: pageMeta(total, query),
      };
    },

    get: detail,

    async correct({
      params: { id },
      body: { correctionReason: reason, updatedAt, ...body },
      ...by
    }: Call<typeof contract.adminCompanyUpdate>) {
      const data = await saving.columnsOf(body);
      await prisma.$transaction(async (tx) => {
        const locked = await lockCompanyToCorrect(tx, id);
        if (!locked) throw notFound();
        refuseOutdated(locked, updatedAt);
        const before = await find(tx, id);
        await saving.saveIn(tx, { before: locked, actorId: by.actor.id, body, data });
        await giveFiles(tx, by.actor.id, locked.ownerId, [
          ...[body.logo, body.cover].flatMap((path) => path ?? []),
          ...body.photos,
        ]);
        const after = await find(tx, id);
        const changes = changesOf(before, after);
        const fields = Object.keys(changes);
        await audit(tx, by, 'company.correct', after, { ...changes, reason });
        const { owner, name: company } = after;
        if (owner.keeper || owner.disabledAt || fields.length === 0) return;
        await sendMail(deps, tx, companyCorrectedMail, {
          to: owner.email,
          locale: owner.locale,
          params: { name: owner.name, company, companyKm: after.nameKm ?? company, fields, reason },
        });
        await notify(deps, tx, 'company-corrected', { userId: owner.id, params: { company, reason } });
      });
      return detail(id);
    },

    async verify({
      params: { id },
      body: { checked, papers },
      ...by
    }: Call<typeof contract.adminCompanyVerify>) {
      await prisma.$transaction(async (tx) => {
        await lockCompanyToCorrect(tx, id);
        const company = await find(tx, id);
        const byPapers = checked.includes('documents') ? kindsOfSeen(company, papers) : [];
        if (!(await companies.setVerified(tx, id, now()))) throw new AppError('company.state');
        const details = { checked: checked.join(', '), documents: byPapers.join(', ') };
        await audit(tx, by, 'company.verify', company, details);
        const { owner, name } = company;
        if (!owner.keeper && !owner.disabledAt)
          await notify(deps, tx, 'company-verified', { userId: owner.id, params: { company: name } });
      });
      return detail(id);
    },

    async unverify({ params: { id }, ...by }: Call<typeof contract.adminCompanyUnverify>) {
      await prisma.$transaction(async (tx) => {
        const company = await find(tx, id);
        if (!(await companies.setVerified(tx, id, null))) throw new AppError('company.state');
        await audit(tx, by, 'company.unverify', company);
      });
      return detail(id);
    },
  };
}

/** The operator's view of companies. */
export const companyAdminModule: Module = {
  audited: {
    company: {
      title: { en: 'Company', km: 'ក្រុមហ៊ុន' },
      name: 'company',
      page: (id) => adminPaths.company(id),
      bodies: [contract.adminCompanyUpdate.body, invitationBody],
      words: mergeKinds,
      choices: { checked: companyEvidence, documents: companyPaperKinds },
    },
  },
  routes(register, deps) {
    const service = companyAdminService(deps);
    register(contract.adminCompanyList, service.list);
    register(contract.adminCompanyGet, ({ params }) => service.get(params.id));
    register(contract.adminCompanyUpdate, service.correct);
    register(contract.adminCompanyVerify, service.verify);
    register(contract.adminCompanyUnverify, service.unverify);
  },
  mails: [companyCorrectedMail],
};
