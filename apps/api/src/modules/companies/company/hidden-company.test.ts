import { createRecruiter } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

const disabled = { disabledAt: new Date() };
const isHidden = async (companyId: string) =>
  (await api.prisma.hiddenCompany.count({ where: { companyId } })) > 0;
async function owned(data: { disabledAt?: Date } = {}) {
  const { id, company } = await createRecruiter(api.prisma, data);
  return { id, companyId: company?.id ?? '' };
}

it('a company is hidden while the account of its owner is disabled', async () => {
  const { id, companyId } = await owned();
  expect(await isHidden(companyId)).toBe(false);
  await api.prisma.user.update({ where: { id }, data: disabled });
  expect(await isHidden(companyId)).toBe(true);
  await api.prisma.user.update({ where: { id }, data: { disabledAt: null } });
  expect(await isHidden(companyId)).toBe(false);
});

it('a company is hidden or shown with its new owner, and gone with itself', async () => {
  const [shown, hidden] = [await owned(), await owned(disabled)];
  expect([await isHidden(shown.companyId), await isHidden(hidden.companyId)]).toEqual([false, true]);
  await api.prisma.company.delete({ where: { id: hidden.companyId } });
  expect(await isHidden(hidden.companyId)).toBe(false);
  await api.prisma.company.update({ where: { id: shown.companyId }, data: { ownerId: hidden.id } });
  expect(await isHidden(shown.companyId)).toBe(true);
  await api.prisma.company.update({ where: { id: shown.companyId }, data: { ownerId: shown.id } });
  expect(await isHidden(shown.companyId)).toBe(false);
});

it('an account that is disabled while its company changes hands hides what it then owns', async () => {
  const [one, other] = [await owned(), await owned()];
  await api.prisma.company.delete({ where: { id: other.companyId } });
  const moving = api.prisma.$transaction(async (tx) => {
    await tx.company.update({ where: { id: one.companyId }, data: { ownerId: other.id } });
    // Whoever disables the new owner now waits for the company.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  await Promise.all([moving, api.prisma.user.update({ where: { id: other.id }, data: disabled })]);
  expect(await isHidden(one.companyId)).toBe(true);
});
