import type { Prisma, PrismaClient } from '@acheep/database/client';
import { row } from '@acheep/database/statement';
import { eachRow } from '../../../search/rows.repository.ts';
import { answersInOrder, sentInOrder } from '../screening/answer.repository.ts';
import { seenBy } from './application-access.repository.ts';

const applicationFields = {
  id: true,
  status: true,
  name: true,
  email: true,
  phone: true,
  viewedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ApplicationSelect;

const history = { orderBy: { id: 'asc' } } as const;
const messageFields = { subject: true, text: true, createdAt: true } as const;
const eventFields = { kind: true, fromStatus: true, toStatus: true, createdAt: true } as const;

export const eachApplicationSent = (prisma: PrismaClient, applicantId: string) =>
  eachRow(prisma, 'application', [row('application')('e.applicant_id', '=', applicantId)], (page) =>
    prisma.application.findMany({
      ...page,
      select: {
        ...applicationFields,
        // Withheld until the applicant is notified: a decision by the company also changes the row.
        status: false,
        updatedAt: false,
        toldStatus: true,
        hiredToldAt: true,
        coverLetter: true,
        answers: sentInOrder,
        events: { ...history, where: { toldAt: { not: null } }, select: eventFields },
        messages: { ...history, select: messageFields },
        cv: { select: { originalName: true } },
        resume: { select: { snapshot: true } },
        job: { select: { id: true, title: true, company: { select: { name: true, nameKm: true } } } },
      },
    }),
  );

/** Applications received by the user's company that they may see. The letter and the CV are the applicant's personal data. */
export const eachApplicationReceived = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'application', [seenBy(userId)], (page) =>
    prisma.application.findMany({
      ...page,
      select: {
        ...applicationFields,
        job: { select: { id: true, title: true } },
        consent: { select: { consent: { select: { askedAt: true, answer: true, answeredAt: true } } } },
        rating: true,
        stageId: true,
        hiredAt: true,
        rejection: true,
        answers: answersInOrder,
        tags: { select: { tag: { select: { name: true } } } },
        notes: {
          orderBy: { id: 'asc' },
          select: { text: true, author: { select: { name: true } }, createdAt: true, updatedAt: true },
        },
        scorecards: {
          // Others' are seen only by who has given one, on the page.
          where: { authorId: userId },
          select: {
            overall: true,
            note: true,
            scores: { orderBy: { position: 'asc' }, select: { criterion: true, score: true } },
            createdAt: true,
            updatedAt: true,
          },
        },
        messages: { ...history, select: { ...messageFields, author: { select: { name: true } } } },
        events: {
          ...history,
          select: {
            ...eventFields,
            reason: true,
            rejection: true,
            stageEn: true,
            stageKm: true,
            notifyReason: true,
            notice: true,
            tellAt: true,
            byCentre: true,
            by: { select: { name: true } },
          },
        },
      },
    }),
  );
