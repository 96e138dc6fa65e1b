import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, fieldError } from '../../error.ts';
import { holdAdmins } from '../admin/admin.repository.ts';
import { storedKeys } from '../upload/image-key.ts';
import * as accounts from './account-end.repository.ts';

const wordsOf = ({ name, email, phone, company }: accounts.Account): string[] =>
  [name, email, phone, company?.name, company?.nameKm].flatMap((word) => word || []);

/** The end of an account: at once and for good. */
export function accountEndService({ database: { prisma }, passwords, queue }: Deps) {
  async function end(tx: Transaction, account: accounts.Account) {
    const { id, role, name, email, locale } = account;
    if (role === 'admin') {
      const able = await holdAdmins(tx);
      if (able.every((admin) => admin === id)) throw new AppError('admin.last');
    }
    if (!(await accounts.holdAccount(tx, id))) throw new AppError('session.invalid');
    const { paths, ...ids } = await accounts.findBelongings(tx, id);
    await accounts.deleteAccount(tx, account);
    // After the account: who was about to order such a mail has done so by now, or cannot any more.
    await accounts.deleteMail(tx, { email, words: wordsOf(account), ...ids });
    if (paths.length > 0) await queue.enqueue(tx, 'file-erasure', { keys: paths.flatMap(storedKeys) });
    await queue.enqueue(tx, 'mail', { template: 'account-deleted', to: email, locale, params: { name } });
  }

  return {
    async remove(actor: Actor, password: string) {
      const account = await accounts.findAccount(prisma, actor.id);
      if (!account) throw new AppError('session.invalid');
      const right = await passwords.verify(password, account.passwordHash, actor.id);
      if (!right) throw fieldError({ password: 'password_current' });
      await prisma.$transaction((tx) => end(tx, account));
    },
  };
}
