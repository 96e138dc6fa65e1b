import { type accountDelete, erasureDays } from '@acheep/contract/accounts/privacy';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockColleagues } from '../../companies/company/company-leaving.repository.ts';
import { leaveCompany } from '../../companies/company/leave-company.ts';
import { deleteMail } from '../../messaging/mail/queued-mail.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { deleteTraces } from '../../messaging/notification/notification.repository.ts';
import { storedKeys } from '../../platform/upload/image-key.ts';
import { listPaths } from '../../platform/upload/upload.repository.ts';
import { fileErasure } from '../../platform/upload/upload.tasks.ts';
import { listPartKeys } from '../../platform/video/partial-video.repository.ts';
import { checkOwnPassword } from '../account/own-password.service.ts';
import * as accounts from './account-end.repository.ts';
import { accountDeletedMail } from './privacy.mail.ts';

const wordsOf = ({ name, email, phone, company }: accounts.Account): string[] =>
  [name, email, phone, company?.name, company?.nameKm].flatMap((word) => word || []);

/** Deletion of accounts: immediate and irreversible. */
export function accountEndService(deps: Deps) {
  const { database, modules, queue } = deps;

  /** Deletes an account with its data. `tellIn` sends the mail that says so, after all other mail to it is gone. */
  async function endIn(tx: Transaction, account: accounts.Account, tellIn: () => Promise<unknown>) {
    const { id, email } = account;
    await emit(deps, tx, 'account.deleting', account);
    if (!(await lockColleagues(tx, id))) throw new AppError('session.invalid');
    const stays = await leaveCompany(deps, tx, id);
    const ids: string[] = [];
    const inNotifications: string[] = [];
    for (const { ownedRecords } of modules) {
      ids.push(...((await ownedRecords?.mails?.(tx, id)) ?? []));
      inNotifications.push(...((await ownedRecords?.notifications?.(tx, id)) ?? []));
    }
    await emit(deps, tx, 'account.deleted', account);
    // Files that remain on the site have been transferred to other users by now.
    const keys = [...(await listPaths(tx, id)).flatMap(storedKeys), ...(await listPartKeys(tx, id))];
    if (keys.length > 0) await queue.enqueue(tx, fileErasure, { keys });
    await accounts.deleteAccount(tx, id);
    // After the account: a concurrent transaction has queued its mail by now, or no longer can.
    const words = wordsOf(stays ? { ...account, company: null } : account);
    await deleteMail(tx, { email, words, ids });
    await deleteTraces(tx, [...ids, ...inNotifications]);
    await tellIn();
  }

  return {
    endIn,

    async remove({ actor, body: { password } }: Call<typeof accountDelete>) {
      const account = await accounts.findAccount(database.prisma, actor.id);
      if (!account) throw new AppError('session.invalid');
      await checkOwnPassword(deps, actor, password);
      const { name, email: to, locale } = account;
      const params = { name, days: erasureDays };
      await database.prisma.$transaction((tx) =>
        endIn(tx, account, () => sendMail(deps, tx, accountDeletedMail, { to, locale, params })),
      );
    },
  };
}
