import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';
import { createRecruiter } from './user.ts';

/** By default an active service. */
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

/** By default an open message to the operator. */
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

/** By default a new recruiter's request for more CV views. */
export async function createServiceRequest(
  prisma: PrismaClient,
  {
    service,
    askedById,
    jobId,
    ...overrides
  }: Partial<Prisma.EnquiryUncheckedCreateInput> & {
    service?: Partial<Prisma.ServiceUncheckedCreateInput>;
    askedById?: string;
    jobId?: string;
  } = {},
) {
  const asker = askedById ?? (await createRecruiter(prisma)).id;
  const { name, email, membership } = await prisma.user.findUniqueOrThrow({
    where: { id: asker },
    include: { membership: true },
  });
  if (!membership) throw new Error('who asks works for a company');
  const { id: serviceId, title } = await createService(prisma, {
    effect: 'cv-views',
    amount: 20,
    ...service,
  });
  return createEnquiry(prisma, {
    kind: 'service',
    serviceId,
    subject: title,
    name,
    email,
    message: '',
    formHash: null,
    request: { create: { companyId: membership.companyId, askedById: asker, jobId: jobId ?? null } },
    ...overrides,
  });
}
