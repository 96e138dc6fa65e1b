import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';

/** Prices of some of the nine services; the others are on request. */
const prices: Readonly<Record<string, bigint>> = {
  'Top pin': 15_00n,
  'Job boost': 20_00n,
  'CV screening': 80_00n,
  'Social promotion': 25_00n,
};

/** Prices the default services of a new site, and adds enquiries about them. */
export async function insertServices(prisma: PrismaClient): Promise<void> {
  const services = await prisma.service.findMany({ select: { id: true, title: true } });
  for (const { id, title } of services)
    await prisma.service.update({ where: { id }, data: { isActive: true, price: prices[title] ?? null } });
  const screening = services.find(({ title }) => title === 'CV screening');
  const hour = 3_600_000;
  await prisma.enquiry.createMany({
    data: [
      {
        kind: 'service',
        serviceId: screening?.id ?? null,
        formHash: Buffer.from('demo screening'),
        locale: 'en',
        name: 'Chan Sophea',
        email: 'sophea@example.com',
        phone: '+85512345678',
        subject: 'CV screening',
        message:
          'We look for five cooks by January and get more CVs than we can read. How long would it take you?',
        createdAt: new Date(Date.now() - 3 * hour),
      },
      {
        kind: 'contact',
        formHash: Buffer.from('demo question'),
        locale: 'km',
        name: 'សុខ ដារ៉ា',
        email: 'dara@example.com',
        subject: 'ចុះឈ្មោះក្រុមហ៊ុន',
        message: 'ក្រុមហ៊ុនរបស់ខ្ញុំមានសាខាពីរ។ តើត្រូវបង្កើតគណនីមួយ ឬពីរ?',
        createdAt: new Date(Date.now() - 20 * hour),
      },
    ],
  });
  await insertRequest(prisma, services.find(({ title }) => title === 'Top pin')?.id ?? null);
}

/** Pending request of the demo's recruiter to pin one of the jobs. */
async function insertRequest(prisma: PrismaClient, serviceId: string | null) {
  const email = demoAccounts.find(({ role }) => role === 'recruiter')?.email ?? '';
  const { id: recruiterId, name } = await prisma.user.findUniqueOrThrow({ where: { email } });
  const { companyId, id: jobId } = await prisma.job.findFirstOrThrow({
    where: { status: 'active', pinnedUntil: null, company: { ownerId: recruiterId } },
    orderBy: { postCode: 'asc' },
  });
  await prisma.enquiry.create({
    data: {
      kind: 'service',
      serviceId,
      locale: 'en',
      name,
      email,
      subject: 'Top pin',
      message: 'From Monday on, if you can.',
      createdAt: new Date(Date.now() - 3_600_000),
      request: { create: { companyId, askedById: recruiterId, jobId } },
    },
  });
}
