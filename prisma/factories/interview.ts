import { randomBytes } from 'node:crypto';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createApplication } from './application.ts';

const hour = 3_600_000;

/** Interview proposed for two times, two and three days ahead, by default of a new application. */
export async function createInterview(
  prisma: PrismaClient,
  overrides: Partial<Prisma.InterviewUncheckedCreateInput> = {},
) {
  const at = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour);
  const times = (overrides.times as Date[] | undefined) ?? [at(48), at(72)];
  const [first, last] = [times[0], times.at(-1)] as [Date, Date];
  const agreed = overrides.status === 'agreed' ? { agreedAt: new Date() } : {};
  return prisma.interview.create({
    data: {
      times,
      startsAt: first,
      endsAt: last,
      minutes: 45,
      format: 'office',
      address: 'Street 271, Phnom Penh',
      tokenHash: Buffer.from(randomBytes(32)),
      ...agreed,
      ...overrides,
      ...(overrides.interviewerId && { colleagues: { create: { userId: overrides.interviewerId } } }),
      applicationId: overrides.applicationId ?? (await createApplication(prisma)).id,
    },
  });
}
