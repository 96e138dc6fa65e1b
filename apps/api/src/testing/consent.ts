import { randomBytes } from 'node:crypto';
import { addressKey } from '../modules/messaging/recipient/address-key.ts';
import type { Harness } from './harness.ts';

/** Gives the consent of a candidate added by hand, without mailing them. */
export async function agree({ prisma, deps }: Pick<Harness, 'prisma' | 'deps'>, applicationId: string) {
  const { email, job } = await prisma.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: { email: true, job: { select: { companyId: true } } },
  });
  const key = addressKey(deps.config, email ?? '');
  await prisma.recipient.createMany({ data: { addressKey: key, asked: [] }, skipDuplicates: true });
  await prisma.candidateConsent.create({
    data: {
      application: { connect: { id: applicationId } },
      consent: {
        create: { companyId: job.companyId, addressKey: key, tokenHash: randomBytes(32), answer: 'given' },
      },
    },
  });
}

/** Token of the link in a consent request. */
export const consentIn = (mail: { text?: string } | undefined) =>
  mail?.text?.match(/\/email-consent\?token=([\w-]{43})/)?.[1] ?? '';
