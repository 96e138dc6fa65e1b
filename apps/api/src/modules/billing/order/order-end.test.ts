import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createOrder } from '@acheep/prisma/factories/order';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notifyOfEnds } from './order.tasks.ts';

const api = await startApi();

it('tells a company once that an order ends in a week, and once that it has ended', async () => {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0, locale: 'km' });
  const active = { ownerId: recruiter.id, status: 'active', validFrom: new Date('2026-01-01') } as const;
  const soon = await createOrder(api.prisma, {
    ...active,
    titleKm: 'ជិតផុត',
    jobsUsed: 2,
    validTo: new Date(addDays(today(), 7)),
  });
  await createOrder(api.prisma, { ...active, titleKm: 'នៅយូរ', validTo: new Date(addDays(today(), 8)) });
  await createOrder(api.prisma, { ...active, titleKm: 'ផុតហើយ', validTo: new Date(addDays(today(), -1)) });
  await createOrder(api.prisma, {
    ...active,
    refundedAt: new Date(),
    validTo: new Date(addDays(today(), -1)),
  });
  // Three replicas run at the same time.
  await Promise.all([1, 2, 3].map(() => notifyOfEnds(api.deps)));
  await notifyOfEnds(api.deps);
  const mails = await api.mailsTo(recruiter.email, 2);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    expect.stringContaining('«ជិតផុត» ផុតកំណត់នៅថ្ងៃទី'),
    'កញ្ចប់សេវា «ផុតហើយ» បានផុតកំណត់',
  ]);
  expect(mails.map(({ text }) => text).join()).toContain('អ្នកនៅអាចផ្សាយការងារចំនួន 3 ទៀត');
  expect(await api.prisma.order.count({ where: { endsSoonAt: { not: null } } })).toBe(1);
  // The end itself is announced when its day comes.
  api.setClock(`${addDays(today(), 8)}T05:00:00Z`);
  try {
    await notifyOfEnds(api.deps);
  } finally {
    api.setClock(null);
  }
  const ended = await api.prisma.order.findUniqueOrThrow({ where: { id: soon.id } });
  expect(ended.endedAt).not.toBeNull();
});
