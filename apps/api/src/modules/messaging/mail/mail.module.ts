import { erasureDays } from '@acheep/contract/accounts/privacy';
import type { Module } from '../../../module.ts';
import { registerMailPreview } from './mail.preview.ts';
import { startMailWorker } from './mail.tasks.ts';
import { deleteOldMail } from './queued-mail.repository.ts';
import { decoyTask, mailTask } from './send-mail.ts';

const day = 86_400_000;
/** Days for which sent and failed mail stays available to the operator. */
const doneDays = 1;
const failedDays = 7;

export const mailModule: Module = {
  siteRoutes: registerMailPreview,
  tasks: [{ task: mailTask, start: startMailWorker }, { task: decoyTask }],
  sweep({ database: { prisma }, now }) {
    const before = (days: number) => new Date(now().getTime() - days * day);
    return deleteOldMail(prisma, {
      done: before(doneDays),
      failed: before(failedDays),
      ordered: before(erasureDays),
    });
  },
};
