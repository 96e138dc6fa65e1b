import { valuesOf } from '@acheep/contract/kernel/option';
import * as contract from '@acheep/contract/platform/first-day';
import { firstDaySteps } from '@acheep/contract/platform/first-day-option';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { hasBackup } from '../backup/backup-list.ts';
import { testMail } from './first-day.mail.ts';
import { isMarked, mark, readDone, readReader } from './first-day.repository.ts';

async function firstDayOf({ config, database: { prisma } }: Deps): Promise<contract.FirstDay> {
  const [isHidden, stored] = await Promise.all([isMarked(prisma, 'hidden'), readDone(prisma)]);
  // The place of backups is only asked while the list is shown.
  const done = { ...stored, backup: !isHidden && (await hasBackup(config)) };
  return { isHidden, steps: valuesOf(firstDaySteps).map((what) => ({ what, isDone: done[what] })) };
}

/** The operator's list of what a new site needs. */
export const firstDayModule: Module = {
  routes(register, deps) {
    const { prisma } = deps.database;
    register(contract.firstDayGet, () => firstDayOf(deps));
    register(contract.firstDayMail, async ({ actor, locale }) =>
      prisma.$transaction(async (tx) => {
        const { name, email: to } = await readReader(tx, actor.id);
        await sendMail(deps, tx, testMail, { to, locale, params: { name } });
      }),
    );
    register(contract.firstDayMark, async ({ body: { what, isDone } }) => {
      await mark(prisma, what, isDone ? deps.now() : null);
      return await firstDayOf(deps);
    });
    register(contract.firstDayHide, async ({ body: { isHidden } }) => {
      await mark(prisma, 'hidden', isHidden ? deps.now() : null);
      return await firstDayOf(deps);
    });
  },
  mails: [testMail],
  tables: { first_day_mark: { without: 'what the operator has set up' } },
};
