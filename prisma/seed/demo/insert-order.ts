import { orderNumber } from '@acheep/contract/billing/order-number';
import { addDays, addMonths, today } from '@acheep/contract/kernel/calendar';
import { rielAt } from '@acheep/contract/kernel/money';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Employer } from './insert-company.ts';
import { demoKhqr, demoRate, demoSeller } from './insert-operator-setting.ts';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const vatRate = 1000;

type Ordered = Omit<Prisma.OrderCreateManyInput, 'companyId' | 'createdById'>;

/** Makes the KHQR code of an order, in the form of its columns. */
export type CodeOf = (
  account: typeof demoKhqr,
  payable: { number: string; total: number; currency: 'USD' | 'KHR' },
  now: Date,
) => { khqr: string; khqrMd5: string; khqrUntil: Date } | null;

/**
 * Orders of the demo's employers: each has jobs left to post, most were paid some weeks ago. The demo recruiter, the
 * first, also has a history: one expired, one cancelled, and one whose payment publishes a draft.
 */
export async function insertOrders(
  prisma: PrismaClient,
  employers: readonly Employer[],
  codeOf: CodeOf,
): Promise<void> {
  const packages = await prisma.package.findMany({ orderBy: { position: 'asc' } });
  const paid = packages.filter(({ price }) => price > 0n);
  const now = today();
  const draft = await prisma.job.findFirst({
    where: { status: 'draft', scheduledOn: null, companyId: employers[0]?.companyId ?? '' },
    select: { id: true },
  });

  const terms = (index: number) => {
    const { id, title, titleKm, duration, durationType, jobs, cvViews, pinDays, boostDays, currency, price } =
      paid[index % paid.length] as (typeof paid)[number];
    const vat = (price * BigInt(vatRate)) / 10_000n;
    const amounts = { currency, subtotal: price, vatRate, vat, total: price + vat };
    return {
      packageId: id,
      title,
      titleKm,
      duration,
      durationType,
      jobs,
      cvViews,
      pinDays,
      boostDays,
      ...amounts,
    };
  };
  const confirmed = (from: string, months: number): Partial<Ordered> => ({
    status: 'active',
    validFrom: day(from),
    validTo: day(addMonths(from, months)),
    confirmedAt: new Date(`${from}T03:00:00Z`),
    createdAt: new Date(`${addDays(from, -1)}T03:00:00Z`),
    paidOn: day(from),
    paidBy: 'transfer',
  });

  const rows = employers.flatMap(
    ({ companyId, ownerId: createdById }, index): Prisma.OrderCreateManyInput[] => {
      const by = { companyId, createdById };
      const from = addDays(now, -3 - ((index * 5) % 60));
      // Earlier orders are longer, so that all of them are still valid.
      const running = {
        ...terms(index % 2 ? 2 : 3),
        ...by,
        ...confirmed(from, 12),
        duration: 1,
        durationType: 'year' as const,
        jobsUsed: index % 7,
      };
      if (index > 0) return [running];
      return [
        { ...terms(0), ...by, ...confirmed(addMonths(now, -5), 1), jobsUsed: 2 },
        {
          ...terms(1),
          ...by,
          status: 'cancelled',
          createdAt: new Date(`${addMonths(now, -4)}T03:00:00Z`),
          cancelledAt: new Date(`${addMonths(now, -4)}T09:00:00Z`),
          cancelReason: 'No payment arrived within two weeks.',
        },
        running,
        {
          ...terms(1),
          ...by,
          jobId: draft?.id ?? null,
          createdAt: new Date(`${addDays(now, -1)}T03:00:00Z`),
        },
      ];
    },
  );
  const orders = await prisma.order.createManyAndReturn({ data: rows });
  for (const { id, status, number, total, currency } of orders) {
    if (status !== 'pending') continue;
    const payable = {
      number: orderNumber(number),
      total: Number(total),
      currency: currency as 'USD' | 'KHR',
    };
    const data = codeOf(demoKhqr, payable, new Date());
    if (data) await prisma.order.update({ where: { id }, data });
  }
  const billed = orders.filter(({ status }) => status === 'active');
  billed.sort((one, other) => Number(one.confirmedAt) - Number(other.confirmedAt));

  const last = new Map<number, number>();
  const invoices = billed.map((order) => {
    const { id: orderId, number: orderNumber, title, titleKm, duration, durationType, jobs } = order;
    const { currency, subtotal, vatRate, vat, total, validFrom, companyId } = order;
    const issuedOn = validFrom as Date;
    const year = issuedOn.getUTCFullYear();
    const sequence = (last.get(year) ?? 0) + 1;
    last.set(year, sequence);
    const { name, nameKm, vatTin = null } = employers.find((one) => one.companyId === companyId) as Employer;
    const rate = demoRate.rielRate;
    const inRiel = { vat: rielAt(Number(vat), rate), total: rielAt(Number(total), rate) };
    return {
      ...{ orderId, orderNumber, title, titleKm, duration, durationType, jobs },
      ...{ currency, subtotal, vatRate, vat, total, year, sequence, issuedOn, paidOn: issuedOn },
      number: `INV-${year}-${String(sequence).padStart(5, '0')}`,
      paidBy: 'transfer',
      kind: 'tax',
      seller: demoSeller,
      buyer: { name, nameKm, address: 'Phnom Penh', addressKm: null, vatTin },
      riel: { rate, on: dayOf(issuedOn), subtotal: inRiel.total - inRiel.vat, ...inRiel },
    };
  });
  await prisma.invoice.createMany({ data: invoices });
  await prisma.invoiceCounter.createMany({ data: [...last].map(([year, count]) => ({ year, last: count })) });
}
