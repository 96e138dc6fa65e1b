import { orderNumber } from '@acheep/contract/billing/order-number';
import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';

/** What has happened for the demo accounts, in their bells: new applications are one line. */
export async function insertNotifications(prisma: PrismaClient): Promise<void> {
  const [recruiter, seeker, admin] = demoAccounts;
  const [owner, operator] = await Promise.all(
    [recruiter, admin].map(({ email }) =>
      prisma.user.findUniqueOrThrow({ where: { email }, select: { id: true } }),
    ),
  );
  if (!owner || !operator) return;
  const ofOwner = { company: { ownerId: owner.id } };
  const unseen = await prisma.application.findMany({
    where: { status: 'received', viewedAt: null, job: ofOwner },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, job: { select: { title: true } } },
  });
  const interviews = await prisma.interview.findMany({
    where: { status: { in: ['agreed', 'declined'] }, application: { job: ofOwner } },
    select: {
      status: true,
      updatedAt: true,
      application: { select: { id: true, name: true, job: { select: { title: true } } } },
    },
  });
  const orders = await prisma.order.findMany({
    where: ofOwner,
    orderBy: { createdAt: 'desc' },
    include: { company: { select: { name: true } } },
  });
  const own = await prisma.interview.findMany({
    where: { application: { applicant: { email: seeker.email } } },
    select: {
      createdAt: true,
      application: {
        select: {
          id: true,
          applicantId: true,
          job: { select: { title: true, company: { select: { name: true } } } },
        },
      },
    },
  });
  const running = orders.find(({ status }) => status === 'active');
  const waiting = orders.find(({ status }) => status === 'pending');
  const unverified = await prisma.company.count({ where: { verifiedAt: null } });

  const userId = owner.id;
  const [latest] = unseen;
  await prisma.notification.createMany({
    data: [
      ...(latest
        ? [
            {
              userId,
              kind: 'application-new',
              params: { jobTitle: latest.job.title, count: String(unseen.length) },
              gathered: true,
              createdAt: latest.createdAt,
            },
          ]
        : []),
      ...interviews.map(({ status, updatedAt: createdAt, application: { id, name: candidate, job } }) => ({
        userId,
        kind: status === 'agreed' ? 'interview-picked' : 'interview-declined',
        params: { candidate, jobTitle: job.title, id },
        createdAt,
      })),
      ...own.flatMap(({ createdAt, application: { id, applicantId, job } }) =>
        applicantId
          ? [
              {
                userId: applicantId,
                kind: 'interview-proposed',
                params: { company: job.company.name, jobTitle: job.title, id },
                createdAt,
              },
            ]
          : [],
      ),
      ...(running?.confirmedAt
        ? [
            {
              userId,
              kind: 'order-confirmed',
              params: { id: running.id, number: orderNumber(running.number), title: running.title },
              createdAt: running.confirmedAt,
              readAt: running.confirmedAt,
            },
          ]
        : []),
      ...(waiting
        ? [
            {
              userId: operator.id,
              kind: 'order-slip',
              params: {
                id: waiting.id,
                number: orderNumber(waiting.number),
                company: waiting.company.name,
              },
              createdAt: waiting.createdAt,
            },
          ]
        : []),
      ...(unverified > 1
        ? [
            {
              userId: operator.id,
              kind: 'company-to-verify',
              params: { count: String(unverified) },
              gathered: true,
              createdAt: new Date(),
            },
          ]
        : []),
    ],
  });
}
