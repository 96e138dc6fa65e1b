import { adminEnquiries } from '@acheep/contract/content/enquiry-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { contains, lock } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';

export const carriedOutFields = {
  effect: true,
  carriedOutAt: true,
  until: true,
  views: true,
  links: true,
  endedAt: true,
} satisfies Prisma.ServiceRequestSelect;
export type CarriedOutRow = Prisma.ServiceRequestGetPayload<{ select: typeof carriedOutFields }>;

export const aboutFields = {
  job: { select: { id: true, title: true } },
  gathering: { select: { id: true, kind: true, title: true } },
} satisfies Prisma.ServiceRequestSelect;
export type AboutRow = Prisma.ServiceRequestGetPayload<{ select: typeof aboutFields }>;

const fields = {
  id: true,
  kind: true,
  status: true,
  locale: true,
  name: true,
  email: true,
  phone: true,
  subject: true,
  message: true,
  note: true,
  createdAt: true,
  updatedAt: true,
  service: { select: { id: true, title: true, titleKm: true, effect: true, amount: true } },
  request: {
    select: {
      ...carriedOutFields,
      company: { select: { id: true, name: true, nameKm: true, logoPath: true } },
      ...aboutFields,
    },
  },
  answers: {
    select: { id: true, text: true, createdAt: true, author: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.EnquirySelect;
export type EnquiryRow = Prisma.EnquiryGetPayload<{ select: typeof fields }>;

type New = Omit<Prisma.EnquiryCreateManyInput, 'id' | 'status' | 'note' | 'updatedAt'>;

/** Stores an enquiry and returns its id; null if its form was used before, also by a concurrent request. */
export async function addEnquiry(tx: Transaction, data: New): Promise<string | null> {
  const [row] = await tx.enquiry.createManyAndReturn({
    data: [data],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

const enquiry = row('enquiry');
export const list = workList(adminEnquiries, {
  table: 'enquiry',
  filters: {
    status: (wanted) => enquiry('e.status', 'in', wanted),
    kind: (wanted) => enquiry('e.kind', 'in', wanted),
  },
  text: (search) =>
    enquiry.or(
      ['e.name', 'e.email', 'e.subject', 'e.message', 'e.note'].map((column) => contains(column, search)),
    ),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.enquiry.findMany({ ...page, select: fields }),
});

/** Locks an enquiry that is about to change until the transaction ends. */
export const lockEnquiry = async (tx: Transaction, id: string): Promise<EnquiryRow | null> =>
  (await lock(tx, 'enquiry', id, 'forUpdate'))
    ? tx.enquiry.findUnique({ where: { id }, select: fields })
    : null;

export const saveEnquiry = (tx: Transaction, id: string, data: Prisma.EnquiryUncheckedUpdateInput) =>
  tx.enquiry.update({ where: { id }, data, select: fields });

/** Enquiries of a user: from their confirmed address, and for their company. */
const whereSentBy = ({ id, email }: { id: string; email: string }): Prisma.EnquiryWhereInput => ({
  OR: [{ email, request: null }, { request: { askedById: id } }],
});

/** For the data export. */
export const eachEnquiry = (prisma: PrismaClient, userId: string) =>
  keysetRows(async (where, page) => {
    const { email } = await prisma.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true },
    });
    return prisma.enquiry.findMany({
      where: { ...where, ...whereSentBy({ id: userId, email }) },
      select: {
        id: true,
        kind: true,
        status: true,
        name: true,
        email: true,
        phone: true,
        subject: true,
        message: true,
        createdAt: true,
        answers: { select: { text: true, createdAt: true }, orderBy: { createdAt: 'asc' } },
        request: { select: { ...carriedOutFields, ...aboutFields } },
      },
      ...page,
    });
  });

export async function deleteEnquiriesOf(tx: Transaction, account: { id: string; email: string }) {
  await tx.enquiry.deleteMany({ where: whereSentBy(account) });
}

/** Deletes enquiries that are done and unchanged since a time, and whose effect has ended on `day`. */
export const deleteDoneBefore = (prisma: PrismaClient, before: Date, day: Date) =>
  prisma.enquiry.deleteMany({
    where: {
      status: 'done',
      updatedAt: { lt: before },
      NOT: { request: { OR: [{ until: { gte: day } }, { effect: 'cv-screening', endedAt: null }] } },
    },
  });

/** Ids of a user's enquiries, which admins' notifications refer to. */
export async function listEnquiryIds(tx: Transaction, userId: string): Promise<string[]> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const rows = await tx.enquiry.findMany({ where: whereSentBy({ id: userId, email }), select: { id: true } });
  return rows.map(({ id }) => id);
}
