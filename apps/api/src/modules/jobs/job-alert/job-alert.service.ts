import * as contract from '@acheep/contract/jobs/job-alert';
import { followedIn } from '@acheep/contract/jobs/job-alert-path';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockPerson } from '../../feed/bookmark/bookmark.repository.ts';
import { listGone } from '../reference/reference.repository.ts';
import { doneBy } from './job-alert.policy.ts';
import { criteriaOf, presentAlert } from './job-alert.presenter.ts';
import * as alerts from './job-alert.repository.ts';

/** Fields of a search that refer to a deleted record. */
export async function goneFields(db: PrismaClient | Transaction, criteria: contract.AlertCriteria) {
  const gone: (keyof contract.AlertCriteria)[] = await listGone(db, criteria);
  const { companyId } = criteria;
  return companyId && !(await alerts.companyIsThere(db, companyId)) ? [...gone, 'companyId' as const] : gone;
}

export function jobAlertService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    list: async (actor: Actor) => (await alerts.listAlerts(prisma, actor.id)).map(presentAlert),

    async create({ tx, actor, body }: Call<typeof contract.alertCreate>) {
      // One after the other, so that there are never more than fit.
      if (!(await lockPerson(tx, actor.id))) throw new AppError('session.invalid');
      const own = (await alerts.listAlerts(tx, actor.id)).map((row) => ({
        row,
        follows: followedIn(criteriaOf(row)),
      }));
      const company = followedIn(body.criteria);
      const at = now();
      const began = { since: at, doneOn: doneBy(at) };
      const same = company && own.find(({ follows }) => follows === company)?.row;
      if (same) {
        // Jobs announced while nobody was told are not news.
        const isSilent = same.paused || same.frequency === 'none';
        const { name, frequency } = body;
        const changes = { name, frequency, paused: false, problem: null, ...(isSilent && began) };
        return presentAlert(await alerts.saveAlert(tx, same.id, changes));
      }
      const alike = own.filter(({ follows }) => Boolean(follows) === Boolean(company)).length;
      if (!company && alike >= contract.maxAlerts)
        throw new AppError('job_alert.most', { most: contract.maxAlerts });
      if (company && alike >= contract.maxFollowed)
        throw new AppError('job_alert.most_followed', { most: contract.maxFollowed });
      const gone = await goneFields(tx, body.criteria);
      if (gone.length > 0)
        throw fieldError(Object.fromEntries(gone.map((field) => [`criteria.${field}`, 'unknown_reference'])));
      return presentAlert(
        await alerts.createAlert(tx, { ...body, ...began, createdAt: at, userId: actor.id }),
      );
    },

    update: (actor: Actor, id: string, { updatedAt, ...body }: ParsedBodyOf<typeof contract.alertUpdate>) =>
      prisma.$transaction(async (tx) => {
        const held = await alerts.lockOwnAlert(tx, actor.id, id);
        if (!held) throw notFound();
        refuseOutdated(held, updatedAt);
        const criteria = criteriaOf(held);
        const gone = !criteria || (await goneFields(tx, criteria)).length > 0;
        if (held.problem && gone && !body.paused) throw new AppError('job_alert.gone');
        // Jobs announced while the alert was paused or off are not news when it resumes.
        const begins =
          body.frequency !== 'none' && !body.paused && (held.paused || held.frequency === 'none');
        const at = now();
        const doneOn = new Date(Math.max(held.doneOn.getTime(), doneBy(at).getTime()));
        const changed = held.frequency !== body.frequency || begins;
        return presentAlert(
          await alerts.saveAlert(tx, id, {
            ...body,
            ...(!body.paused && { problem: null }),
            ...(begins && { since: at }),
            ...(changed && { doneOn }),
          }),
        );
      }),

    async remove({ actor, params: { id } }: Call<typeof contract.alertDelete>) {
      if (!(await alerts.deleteAlert(prisma, actor.id, id))) throw notFound();
    },
  };
}
