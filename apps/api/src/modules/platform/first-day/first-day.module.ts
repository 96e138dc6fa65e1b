import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import * as contract from '@acheep/contract/platform/first-day';
import { firstDaySteps } from '@acheep/contract/platform/first-day-option';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { hasBackup } from '../backup/backup-list.ts';
import { isMarked, mark, readDone, readReader } from './first-day.repository.ts';

const testMail = mailKind({
  name: 'test',
  title: { en: 'Test e-mail', km: 'អ៊ីមែលសាកល្បង' },
  necessary: 'Its reader has just asked for it.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara' },
  letter: (_params, site) => ({
    subject: { en: `Test e-mail from ${site.name}`, km: `អ៊ីមែលសាកល្បងរបស់ ${site.name}` },
    text: {
      en: `This test e-mail from ${site.name} has reached you. If you found it in your spam folder, your domain lacks SPF, DKIM or DMARC. “System status” shows which.`,
      km: `អ៊ីមែលសាកល្បងពី ${site.name} បានមកដល់អ្នកហើយ។ បើអ៊ីមែលនេះស្ថិតក្នុងថតសារឥតបានការ (Spam) មានន័យថា domain របស់អ្នកខ្វះ SPF, DKIM ឬ DMARC។ សូមមើល «ស្ថានភាពប្រព័ន្ធ» ដើម្បីដឹងថាខ្វះមួយណា។`,
    },
    action: {
      en: 'Confirm that it arrived',
      km: 'បញ្ជាក់ថាអ៊ីមែលមកដល់',
      to: paths.dashboard({ mail: 'arrived' }),
    },
    footer: {
      en: 'You’re receiving this e-mail because you asked for it on the dashboard.',
      km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានស្នើសុំនៅផ្ទាំងគ្រប់គ្រង។',
    },
  }),
});

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
