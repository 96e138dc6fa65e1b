import { activation } from '@acheep/contract/accounts/account';
import { answering } from '@acheep/contract/hiring/answer';
import {
  type easyApply,
  easyApplyBody,
  type PendingApplication,
  type pendingApplicationGet,
} from '@acheep/contract/hiring/easy-apply';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { findOwner, saveWaiting } from '../../accounts/account/account.repository.ts';
import { accountService } from '../../accounts/account/account.service.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import {
  isForSeekersOnly,
  readSettings,
} from '../../platform/operator-setting/operator-setting.repository.ts';
import { letGo } from '../../platform/upload/temporary-document.repository.ts';
import { keepTemporaryDocument } from '../../platform/upload/temporary-document.service.ts';
import { presentQuestion } from '../screening/screening.presenter.ts';
import { haveAccountMail } from './easy-apply.mail.ts';
import * as held from './pending-application.repository.ts';
import { jobToApplyFor } from './send-application.ts';

type Written = ParsedBodyOf<typeof easyApply>;

const day = 86_400_000;

/** Applying without an account: one is created, and the application stays pending until its e-mail is confirmed. */
export function easyApplyService(deps: Deps) {
  const { database, passwords, now } = deps;
  const { prisma } = database;
  const { sendActivation } = accountService(deps);

  async function state() {
    const { settings } = await readSettings(prisma);
    return { on: settings.applying.easy, seekersOnly: isForSeekersOnly(settings) };
  }

  return {
    state,

    /** Known and unknown addresses get the same response: errors concern only the job, the answers and the file. */
    async hold({ jobId, name, email, file, handle, ...words }: Written, locale: Locale, network: string) {
      if (!(await state()).on) throw new AppError('application.sign_in');
      // Nobody knows this password: the user chooses one when confirming. Its hash tells this registration from others
      // of the same address.
      const passwordHash = await passwords.hash(randomToken(), network);
      await prisma.$transaction(async (tx) => {
        const at = now();
        const wanted = { role: 'user', name, email, locale, passwordHash, company: undefined } as const;
        const waiting = await saveWaiting(tx, wanted, at);
        const job = await jobToApplyFor(tx, deps, jobId);
        const body = { jobId, name, email, file, handle, ...words };
        const answered = check(answering(easyApplyBody, job.questions.map(presentQuestion)), body);
        if (!answered.ok) throw new AppError('validation.failed', {}, answered.faults);
        const until = new Date(at.getTime() + activation.days * day);
        const documentId = await keepTemporaryDocument(tx, { token: file, now: at, until });
        if (!documentId) throw fieldError({ file: 'file_gone' });
        if (!waiting) {
          // The owner of the address is notified by mail; the caller learns nothing.
          await letGo(tx, [documentId]);
          const owner = await findOwner(tx, email);
          const mayApply = (owner?.role ?? 'user') === 'user';
          const params = { jobId: mayApply ? jobId : '' };
          return sendMail(deps, tx, haveAccountMail, { to: email, locale: owner?.locale ?? locale, params });
        }
        const { phone, coverLetter = null, answers } = words;
        const typed = { phone, coverLetter, answers, handleHash: tokenHash(handle) };
        await held.savePending(tx, { ...typed, userId: waiting.id, jobId, documentId, createdAt: at });
        const next = paths.jobApply(jobId);
        const link = { handle, isNew: true, withoutPassword: true, next };
        await sendActivation(tx, { id: waiting.id, email, locale }, link);
      });
    },

    /** The pending application that its applicant has to review. */
    async waiting({
      actor,
      query: { jobId },
    }: Call<typeof pendingApplicationGet>): Promise<PendingApplication | null> {
      const row = await held.findPending(prisma, actor.id, jobId);
      if (!row?.upload) return null;
      const { phone, coverLetter, answers, upload } = row;
      return { phone, coverLetter, answers: answers as PendingApplication['answers'], cv: upload };
    },
  };
}
