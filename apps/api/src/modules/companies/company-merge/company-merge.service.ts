import type { ComparedCompany, duplicateList } from '@acheep/contract/companies/company-merge';
import type { MergeRefusal } from '@acheep/contract/companies/company-merge-option';
import { today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import type { Two } from '../../../moved-rows.repository.ts';
import { countOpenJobs } from '../../jobs/job/job-open.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { presentCompanyCard } from '../company/company.presenter.ts';
import { companyRenames } from '../company/company.tasks.ts';
import { deleteKeeper, setOwner } from '../company-member/company-member.repository.ts';
import { companyGrownMail, companyMergedMail } from './company-merge.mail.ts';
import * as merging from './company-merge.repository.ts';
import { findDuplicates } from './duplicate.repository.ts';
import { findCompanies, findTeam, lockCompanies, type MergingCompany } from './merging-company.repository.ts';

/** A disabled owner's jobs would return to the site, and the owner of an unconfirmed account could be anybody. */
const stands = ({ owner }: MergingCompany) => owner.activatedAt !== null && owner.disabledAt === null;

/** Reason why two companies may not be merged; null if they may. */
function refusalOf(from: MergingCompany, into: MergingCompany): MergeRefusal | null {
  if (!stands(from) || !stands(into)) return 'account';
  return from.owner.role === into.owner.role ? null : 'role';
}

function refuseMerging(from: MergingCompany, into: MergingCompany) {
  const refusal = refusalOf(from, into);
  if (refusal === 'account') throw new AppError('company.merge_account');
  if (refusal === 'role') throw new AppError('company.merge_role');
}

function presentCompared(row: MergingCompany, openJobs: number): ComparedCompany {
  const { keeper, id, name, email, phone } = row.owner;
  return {
    ...presentCompanyCard(row, openJobs),
    address: row.address,
    website: row.website,
    verified: row.verifiedAt !== null,
    owner: keeper ? null : { _id: id, name, email, phone },
    members: row._count.members - (keeper ? 1 : 0),
    jobs: row._count.jobs,
  };
}

export function companyMergeService(deps: Deps) {
  const { database, queue, now } = deps;
  const { prisma } = database;

  async function compared(rows: readonly MergingCompany[]) {
    const open = await countOpenJobs(
      database,
      rows.map(({ id }) => id),
      today(now()),
    );
    return new Map(rows.map((row) => [row.id, presentCompared(row, open.get(row.id) ?? 0)]));
  }

  async function both(db: PrismaClient | Transaction, { from, into }: Two) {
    const rows = await findCompanies(db, [from, into]);
    const [gone, stays] = [from, into].map((id) => rows.find((row) => row.id === id));
    if (!gone) throw notFound();
    if (from === into) throw fieldError({ into: 'merge_itself' });
    if (!stays) throw fieldError({ into: 'unknown_reference' });
    return { gone, stays };
  }

  /** Determines the owner after the merge; a placeholder account that is no longer needed is deleted. */
  async function settleOwner(tx: Transaction, gone: MergingCompany, stays: MergingCompany) {
    const remains = stays.owner.keeper && !gone.owner.keeper ? gone.owner : stays.owner;
    if (remains.id !== stays.owner.id) await setOwner(tx, stays.id, remains.id);
    for (const { keeper, id } of [gone.owner, stays.owner]) {
      if (!keeper || id === remains.id) continue;
      await emit(deps, tx, 'company.left', { companyId: stays.id, from: id, to: remains.id });
      await deleteKeeper(tx, id);
    }
    return remains;
  }

  return {
    async duplicates({ query }: Call<typeof duplicateList>) {
      const groups = await findDuplicates(prisma, query);
      const rows = await compared(
        await findCompanies(prisma, [...new Set(groups.flatMap(({ ids }) => ids))]),
      );
      return {
        data: groups.map(({ ids, size, reasons }) => ({
          reasons,
          companies: ids.flatMap((id) => rows.get(id) ?? []),
          more: size - ids.length,
        })),
        meta: pageMeta(groups[0]?.total ?? 0, query),
      };
    },

    async preview(two: Two) {
      const { gone, stays } = await both(prisma, two);
      const rows = await compared([gone, stays]);
      const [from, into] = [rows.get(two.from), rows.get(two.into)];
      if (!from || !into) throw notFound();
      return {
        from,
        into,
        moves: await merging.countMoving(prisma, two.from),
        takes: merging.lackingFields(gone, stays),
        refused: refusalOf(gone, stays),
      };
    },

    async mergeIn(tx: Transaction, { actor, requestId }: By, two: Two) {
      await lockCompanies(tx, two);
      const { gone, stays } = await both(tx, two);
      refuseMerging(gone, stays);
      const moved = await merging.countMoving(tx, two.from);
      const team = await findTeam(tx, two.from);
      // Invitations sent by the operator for a placeholder's company are not valid for the company of a real owner.
      const keepOffers = gone.owner.keeper === stays.owner.keeper;
      await merging.moveEverything(tx, two, { keepOffers, at: now() });
      await merging.takeFields(tx, gone, stays);
      await merging.endCompany(tx, two, now());
      const owner = await settleOwner(tx, gone, stays);
      for (const renamed of companyRenames)
        await queue.enqueue(tx, renamed, { companyId: two.into }, { onceFor: two.into });

      const names = {
        gone: gone.name,
        goneKm: gone.nameKm ?? gone.name,
        company: stays.name,
        companyKm: stays.nameKm ?? gone.nameKm ?? stays.name,
      };
      const recipients = team.filter(({ id, disabledAt }) => id !== owner.id && !disabledAt);
      for (const { name, email: to, locale } of recipients)
        await sendMail(deps, tx, companyMergedMail, {
          to,
          locale,
          params: { name, ...names, owner: owner.name },
        });
      if (!owner.keeper)
        await sendMail(deps, tx, companyGrownMail, {
          to: owner.email,
          locale: owner.locale,
          params: { name: owner.name, ...names },
        });
      const bells = [...recipients.map(({ id }) => id), ...(owner.keeper ? [] : [owner.id])];
      const params = { gone: gone.name, company: stays.name };
      await notify(deps, tx, 'company-merged', ...bells.map((userId) => ({ userId, params })));
      await writeAudit(tx, {
        actorId: actor.id,
        action: 'company.merge',
        targetId: owner.keeper ? null : owner.id,
        subjectId: two.into,
        details: {
          from: gone.name,
          fromId: two.from,
          into: stays.name,
          intoId: two.into,
          ...Object.fromEntries(moved.map(({ kind, count }) => [kind, String(count)])),
        },
        requestId,
        createdAt: now(),
      });
      return { _id: stays.id, name: stays.name, nameKm: stays.nameKm ?? gone.nameKm, moved };
    },
  };
}
