import { activation } from '@acheep/contract/account';
import { erasureDays } from '@acheep/contract/privacy';
import type { Deps } from '../../deps.ts';
import { deleteAnswersBefore } from '../../plugins/idempotency.repository.ts';
import { keyLife } from '../../plugins/idempotency.ts';
import { deleteWaiting } from '../account/activation.repository.ts';
import { deleteNetworksBefore } from '../account/known-network.repository.ts';
import { deleteResetsBefore } from '../account/password-reset.repository.ts';
import { deleteOldMail } from './account-end.repository.ts';
import { deleteLostExports } from './data-export.repository.ts';

const day = 86_400_000;
/** Mail that is done with is kept this long, for the operator to look into. */
const finishedMailDays = 1;
/** A network that the owner did not come from for so long is any network. */
const networkDays = 180;

type Swept = Pick<Deps, 'database' | 'now'>;

/**
 * Deletes what is kept of people without a need: mail that went out or will not, answers to calls that nobody sends
 * again, requests for a new password that ran out, and downloads that broke off.
 */
export async function sweepPrivacy({ database: { prisma }, now }: Swept) {
  const before = (days: number) => new Date(now().getTime() - days * day);
  await deleteOldMail(prisma, before(finishedMailDays), before(erasureDays));
  await deleteAnswersBefore(prisma, new Date(now().getTime() - keyLife));
  await deleteResetsBefore(prisma, before(1));
  await deleteWaiting(prisma, before(activation.days));
  await deleteNetworksBefore(prisma, before(networkDays));
  await deleteLostExports(prisma, now());
}

/** Removes the files of deleted accounts, and sweeps every night; of several workers one does it. */
export async function startErasure(deps: Swept & Pick<Deps, 'queue' | 'storage'>) {
  await deps.queue.work('file-erasure', async ({ keys }) => {
    // Where the storage is away for longer than the queue tries, the sweep of uploads finds files without a record.
    for (const key of keys) await deps.storage.delete(key);
  });
  await deps.queue.work('privacy-sweep', () => sweepPrivacy(deps));
  await deps.queue.schedule('privacy-sweep', '30 20 * * *');
}
