import type { PrismaClient } from '@acheep/database/client';
import { row } from '@acheep/database/statement';
import { eachRow } from '../../../search/rows.repository.ts';
import { seenBy } from '../application/application-access.repository.ts';
import { isWith } from './interview.repository.ts';

const application = row('application');

/** Interviews for the data export: those of a job seeker, and those of the user's company. */
export const eachInterview = (prisma: PrismaClient, userId: string) =>
  eachRow(
    prisma,
    'interview',
    [isWith(application.or([application('e.applicant_id', '=', userId), seenBy(userId)]))],
    (page) =>
      prisma.interview.findMany({
        ...page,
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
      }),
  );
