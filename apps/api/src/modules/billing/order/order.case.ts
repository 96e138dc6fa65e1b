import { orderBuyer, orderCreate, orderGet } from '@acheep/contract/billing/order';
import { adminOrderCreate, adminOrderGet, adminOrderNote } from '@acheep/contract/billing/order-admin';
import { today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { createCoupon } from '@acheep/prisma/factories/coupon';
import { createJob } from '@acheep/prisma/factories/job';
import { createInvoice, createOrder } from '@acheep/prisma/factories/order';
import { createPackage } from '@acheep/prisma/factories/package';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

type OrderOverrides = Parameters<typeof createOrder>[1];

const storedOrder = (prisma: PrismaClient, id: string) => () =>
  prisma.order.findUnique({ where: { id }, include: { invoice: true } });

/** An order of the owner's company. */
const ownOrder =
  (overrides: OrderOverrides = {}): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createOrder(prisma, { ...overrides, ownerId: owner.id });
    return { id, owner, stored: storedOrder(prisma, id) };
  };

/** An order of the owner's company, with a payment slip to submit. */
const orderWithSlip: MakeCase = async (prisma) => {
  const made = await ownOrder()(prisma);
  const { originalName, path } = await createUpload(prisma, { ownerId: made.owner.id, kind: 'slip' });
  return { ...made, body: { slip: { originalName, path } } };
};

const buyer: Full<typeof orderBuyer> = { vatTin: 'L001-900000001' };

/** Adds an invoice to an order. */
const billed =
  (make: MakeCase): MakeCase =>
  async (prisma) => {
    const made = await make(prisma);
    await createInvoice(prisma, made.id);
    return made;
  };

/** An order, which every admin may decide about. */
const someOrder =
  (overrides: OrderOverrides = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createOrder(prisma, overrides);
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: storedOrder(prisma, id), isShared: true };
  };

/** A KHQR code that has not expired. */
const withCode = {
  khqr: '000201',
  khqrMd5: '0'.repeat(32),
  khqrUntil: new Date(Date.now() + 3_600_000),
};

export const accessCases: Record<string, MakeCase> = {
  'GET /order/:id': ownOrder(),
  'POST /order/:id/slip': orderWithSlip,
  'POST /order/:id/khqr': ownOrder(withCode),
  'POST /order/:id/withdraw': ownOrder(),
  'PUT /order/:id/buyer': async (prisma) => ({ ...(await ownOrder()(prisma)), body: buyer }),
  'GET /order/:id/invoice': billed(ownOrder({ status: 'active' })),
  'GET /admin/order/:id': someOrder(),
  'POST /admin/order/:id/confirm': someOrder({}, { paidOn: today(), paidBy: 'cash' }),
  'POST /admin/order/:id/extend': someOrder({ status: 'active' }, { days: 7, reason: 'The site was down.' }),
  'POST /admin/order/:id/cancel': someOrder({}, { reason: 'No payment arrived.' }),
  'POST /admin/order/:id/refund': billed(someOrder({ status: 'active' }, { reason: 'Paid twice.' })),
  'PUT /admin/order/:id/note': someOrder({}, { note: 'Pays late.' }),
  'GET /admin/order/:id/invoice': billed(someOrder({ status: 'active' })),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /order': async () => {
      const owner = await createRecruiter(harness().prisma);
      const some = async () => (await createPackage(harness().prisma)).id;
      const draft = await createJob(harness().prisma, { ownerId: owner.id, status: 'draft' });
      const { code: coupon } = await createCoupon(harness().prisma);
      const full: Full<typeof orderCreate> = { packageId: await some(), jobId: draft.id, coupon };
      return {
        least: { packageId: await some() },
        full: [full],
        async save(body) {
          const { data } = (await harness().as(owner).call(orderCreate, { body })).body;
          return [
            data,
            (
              await harness()
                .as(owner)
                .call(orderGet, { params: { id: data._id } })
            ).body.data,
          ];
        },
      };
    },
    'POST /admin/order': async () => {
      const admin = await createUser(harness().prisma, { role: 'admin' });
      const whom = async () => ({
        companyId: (await createOrder(harness().prisma)).companyId,
        packageId: (await createPackage(harness().prisma, { price: 50_00n })).id,
      });
      const byHand = {
        ...{ ...(await whom()), quantity: 3, extraDays: 30 },
        ...{ reason: 'Three months paid at once.', invoiceNote: 'Purchase order 17' },
        ...{ paidOn: today(), paidBy: 'cash', reference: 'FT7' },
      };
      return {
        least: await whom(),
        full: [
          { ...byHand, price: 60_00 },
          { ...byHand, percent: 20 },
          { ...byHand, amount: 12_00 },
        ],
        async save(given) {
          const pricing = ['price', 'percent', 'amount'].find((one) => one in given) ?? 'list';
          const body = { ...given, pricing };
          const created = await harness().as(admin).call(adminOrderCreate, { body });
          const params = { id: created.body.data._id };
          const read = await harness().as(admin).call(adminOrderGet, { params });
          // The order has the outcome of how it was priced.
          return [created, read].map(({ body: { data } }) => {
            const whole = data.subtotal + data.discount;
            const { discount: amount, quantity, paymentReference: reference } = data;
            return { ...data, reference, price: whole / quantity, amount, percent: (amount * 100) / whole };
          });
        },
      };
    },
    'PUT /order/:id/buyer': async () => {
      const owner = await createRecruiter(harness().prisma, { jobs: 0 });
      // An order that names none shows the company's.
      const data = { vatTin: 'K001-900000002' };
      await harness().prisma.company.update({ where: { ownerId: owner.id }, data });
      const params = { id: (await createOrder(harness().prisma, { ownerId: owner.id })).id };
      return {
        least: { vatTin: null },
        full: [buyer],
        async save(body) {
          const saved = await harness().as(owner).call(orderBuyer, { params, body });
          return [
            saved.body.data.buyer,
            (await harness().as(owner).call(orderGet, { params })).body.data.buyer,
          ];
        },
      };
    },
    'PUT /admin/order/:id/note': async () => {
      const admin = await createUser(harness().prisma, { role: 'admin' });
      const params = { id: (await createOrder(harness().prisma)).id };
      const full: Full<typeof adminOrderNote> = { note: 'Pays late.' };
      return {
        least: { note: null },
        full: [full],
        async save(body) {
          const saved = await harness().as(admin).call(adminOrderNote, { params, body });
          return [saved.body.data, (await harness().as(admin).call(adminOrderGet, { params })).body.data];
        },
      };
    },
  };
}
