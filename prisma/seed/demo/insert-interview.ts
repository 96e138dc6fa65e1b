import { randomBytes } from 'node:crypto';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';

/** One interview per candidate, from the next day on: proposed, agreed, agreed, and declined. */
const plans = [
  { status: 'proposed', days: 3, clocks: ['09:00', '14:30', '16:00'], minutes: 45, format: 'office' },
  { status: 'agreed', days: 1, clocks: ['09:30'], minutes: 30, format: 'video' },
  { status: 'agreed', days: 1, clocks: ['14:00'], minutes: 60, format: 'office' },
  { status: 'declined', days: 4, clocks: ['08:30', '10:00'], minutes: 30, format: 'phone' },
] as const;

const places = {
  office: { address: 'ផ្លូវ 271, ភ្នំពេញ · Street 271, Phnom Penh' },
  video: { link: 'https://meet.example.com/acheep-demo' },
  phone: {},
};

/** Interviews of the demo recruiter, the first with the demo job seeker. */
export async function insertInterviews(prisma: PrismaClient): Promise<void> {
  const [recruiter, seeker] = demoAccounts;
  const owner = await prisma.user.findUniqueOrThrow({
    where: { email: recruiter.email },
    select: { id: true },
  });
  const candidates = await prisma.application.findMany({
    where: { status: { in: ['received', 'shortlisted'] }, job: { company: { ownerId: owner.id } } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, applicant: { select: { email: true } } },
  });
  const first = candidates.find(({ applicant }) => applicant?.email === seeker.email);
  const chosen = [...(first ? [first] : []), ...candidates.filter((one) => one !== first)];
  const now = new Date();
  for (const [turn, { status, days, clocks, minutes, format }] of plans.entries()) {
    const applicationId = chosen[turn]?.id;
    if (!applicationId) return;
    const times = clocks.map((clock) => momentOf(addDays(today(), days), clock));
    const [startsAt, last] = [times[0] as Date, times.at(-1) as Date];
    const agreed = status === 'agreed';
    await prisma.interview.create({
      data: {
        applicationId,
        status,
        times,
        startsAt,
        endsAt: agreed ? new Date(startsAt.getTime() + minutes * 60_000) : last,
        minutes,
        format,
        ...places[format],
        message: turn === 0 ? 'សូមយកសញ្ញាបត្រ និងប្រវត្តិរូបមកជាមួយ។ សួររក Chan Sophea នៅជាន់ទី 3។' : null,
        answer: status === 'declined' ? 'I work until five. Could we talk in the evening?' : null,
        interviewerId: owner.id,
        colleagues: { create: { userId: owner.id } },
        proposedById: owner.id,
        agreedAt: agreed ? now : null,
        sequence: agreed ? 1 : 0,
        tokenHash: Buffer.from(randomBytes(32)),
      },
    });
    const eventFields = { applicationId, createdAt: now, toldAt: now };
    await prisma.applicationEvent.createMany({
      data: [
        { ...eventFields, kind: 'interview-proposed', byId: owner.id },
        ...(status === 'proposed' ? [] : [{ ...eventFields, kind: `interview-${status}` }]),
      ],
    });
  }
}
