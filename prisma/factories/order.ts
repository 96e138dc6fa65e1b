import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createRecruiter } from './user.ts';

const paid = { subtotal: 50_00n, vatRate: 1000, vat: 5_00n, total: 55_00n };

/** Columns of an active order: valid from today, for thirty days. */
const active = () => ({
  confirmedAt: new Date(),
  validFrom: new Date(today()),
  validTo: new Date(addDays(today(), 30)),
});

/** By default an order of five jobs at 55 dollars that awaits payment, by a new recruiter. */
export async function createOrder(
  prisma: PrismaClient,
  { ownerId, ...overrides }: Partial<Prisma.OrderUncheckedCreateInput> & { ownerId?: string } = {},
) {
  const createdById = ownerId ?? (await createRecruiter(prisma, { jobs: 0 })).id;
  const { companyId } = await prisma.companyMember.findUniqueOrThrow({ where: { userId: createdById } });
  return prisma.order.create({
    data: {
      companyId,
      createdById,
      title: 'Standard',
      titleKm: 'ស្តង់ដារ',
      duration: 1,
      durationType: 'month',
      jobs: 5,
      cvViews: 10,
      pinDays: 0,
      boostDays: 0,
      currency: 'USD',
      ...paid,
      ...(overrides.status === 'active' && active()),
      ...overrides,
    },
  });
}

/** Invoice of a paid order. */
export async function createInvoice(prisma: PrismaClient, orderId: string) {
  const { number, title, titleKm, duration, durationType, jobs, currency, subtotal, vatRate, vat, total } =
    await prisma.order.findUniqueOrThrow({ where: { id: orderId } });
  const party = { name: 'Acheep', nameKm: null, address: 'Phnom Penh', addressKm: null, vatTin: null };
  const day = new Date(today());
  return prisma.invoice.create({
    data: {
      orderId,
      number: `TEST-${number}`,
      // A year in which the product issues no invoice.
      year: 1,
      sequence: number,
      orderNumber: number,
      issuedOn: day,
      paidOn: day,
      paidBy: 'transfer',
      seller: party,
      buyer: party,
      ...{ title, titleKm, duration, durationType, jobs, currency, subtotal, vatRate, vat, total },
    },
  });
}
