import type { PrismaClient } from '@acheep/database/client';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { seenBy } from '../application/seen-application.repository.ts';

/** Interviews for the data export: those of a job seeker, and those of the user's company. */
export const eachInterview = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.interview.findMany({
      where: {
        ...where,
        application: { OR: [{ applicantId: userId }, seenBy(userId)] },
      },
      select: {
        id: true,
        status: true,
        times: true,
        startsAt: true,
        minutes: true,
        format: true,
        address: true,
        link: true,
        message: true,
        answer: true,
        reason: true,
        agreedAt: true,
        createdAt: true,
        updatedAt: true,
        interviewer: { select: { name: true } },
        application: {
          select: {
            id: true,
            name: true,
            job: { select: { id: true, title: true, company: { select: { name: true, nameKm: true } } } },
          },
        },
      },
      ...page,
    }),
  );
