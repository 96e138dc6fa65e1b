import { answering } from '@acheep/contract/hiring/answer';
import { type easyApplyByPhone, phoneApplyBody } from '@acheep/contract/hiring/easy-apply';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Client } from '../../accounts/account/open-session.service.ts';
import { identityService } from '../../accounts/identity/identity.service.ts';
import { personOf, phoneService } from '../../accounts/phone/phone.service.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import {
  keepTemporaryDocument,
  takeCachedDocument,
} from '../../platform/upload/temporary-document.service.ts';
import { presentQuestion } from '../screening/screening.presenter.ts';
import { lockApplicant } from './application.repository.ts';
import { fillPhone } from './pending-application.repository.ts';
import { jobToApplyFor, sendApplication } from './send-application.ts';

type Written = ParsedBodyOf<typeof easyApplyByPhone>;

const day = 86_400_000;

/** Applying with a phone number alone: its code opens the account that the number has, or makes one. */
export function phoneApplyService(deps: Deps) {
  const { prisma } = deps.database;
  const phones = phoneService(deps);
  const identities = identityService(deps);

  /** The job and the CV's document; throws what keeps the application from being sent. */
  async function ready(tx: Transaction, body: Written) {
    const job = await jobToApplyFor(tx, deps, body.jobId);
    const answered = check(answering(phoneApplyBody, job.questions.map(presentQuestion)), body);
    if (!answered.ok) throw new AppError('validation.failed', {}, answered.faults);
    if (!body.file) return { job, documentId: null };
    const at = deps.now();
    const until = new Date(at.getTime() + day);
    const documentId = await keepTemporaryDocument(tx, { token: body.file, now: at, until });
    if (!documentId) throw fieldError({ file: 'file_gone' });
    return { job, documentId };
  }

  return async (body: Written, locale: Locale, from: Client) => {
    const { settings } = await readSettings(prisma);
    if (!settings.applying.easy || !phones.isOn) throw new AppError('application.sign_in');
    // Whatever else is wrong costs no try of the code.
    await prisma.$transaction((tx) => ready(tx, body));
    const checked = await phones.check(body, 'sign-in');
    const person = personOf(checked.phone);
    return prisma.$transaction(async (tx) => {
      await phones.useIn(tx, checked);
      const { name, handle } = body;
      const session = await identities.enterOrSignUpIn(tx, { person, name, handle, locale }, from);
      const { _id: id, role } = session.user;
      if (role !== 'user') throw new AppError('access.denied');
      const applicant = await lockApplicant(tx, id);
      if (!applicant) throw new AppError('session.invalid');
      const { job, documentId } = await ready(tx, body);
      const cvId =
        documentId && (await takeCachedDocument(tx, { id: documentId, ownerId: id }, async () => {}));
      const { jobId, coverLetter, answers } = body;
      const sent = { jobId, phone: checked.phone, coverLetter, answers, cvId, resume: null };
      const applicationId = await sendApplication(tx, deps, { id, ...applicant }, job, sent);
      await fillPhone(tx, id, checked.phone);
      return { session, applicationId };
    });
  };
}
