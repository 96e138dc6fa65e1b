import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** A service that is offered, unless told otherwise. */
export function createService(
  prisma: PrismaClient,
  overrides: Partial<Prisma.ServiceUncheckedCreateInput> = {},
) {
  const number = unique();
  return prisma.service.create({
    data: {
      isActive: true,
      position: number,
      title: `Screening ${number}`,
      titleKm: `សម្រាំង ${number}`,
      text: 'We read the applications.',
      textKm: 'យើងអានពាក្យសុំ។',
      ...overrides,
    },
  });
}

/** An open message to the operator, unless told otherwise. */
export function createEnquiry(
  prisma: PrismaClient,
  overrides: Partial<Prisma.EnquiryUncheckedCreateInput> = {},
) {
  const number = unique();
  return prisma.enquiry.create({
    data: {
      kind: 'contact',
      formHash: Buffer.from(`form ${process.pid} ${number}`),
      locale: 'en',
      name: 'Chan Dara',
      email: `dara${number}@example.com`,
      subject: 'A question',
      message: 'How do I begin?',
      createdAt: new Date(),
      ...overrides,
    },
  });
}
