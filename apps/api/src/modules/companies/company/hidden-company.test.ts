import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

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

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Two owners; the second one's own company has ended. */
async function twoOwners() {
  const [one, other] = [await owned(), await owned()];
  await api.prisma.company.delete({ where: { id: other.companyId } });
  return { ...one, to: other.id };
}
const give = (tx: Pick<typeof api.prisma, 'company'>, { companyId, to }: { companyId: string; to: string }) =>
  tx.company.update({ where: { id: companyId }, data: { ownerId: to } });

describe('while a company changes hands', () => {
  it.each([
    ['the new owner hides it', 'to', true],
    ['the owner before does not hide it', 'id', false],
  ] as const)('disabling %s', async (_, whose, hides) => {
    const company = await twoOwners();
    const moving = api.prisma.$transaction(async (tx) => {
      await give(tx, company);
      // Whoever disables one of them now waits for the company.
      await sleep(100);
    });
    await sleep(30);
    const disabling = api.prisma.user.update({ where: { id: company[whose] }, data: disabled });
    await Promise.all([moving, disabling]);
    expect(await isHidden(company.companyId)).toBe(hides);
  });

  it('it waits for the owner before, who is just being disabled', async () => {
    const company = await twoOwners();
    const disabling = api.prisma.$transaction(async (tx) => {
      await tx.user.update({ where: { id: company.id }, data: disabled });
      await sleep(100);
    });
    await sleep(30);
    await Promise.all([disabling, give(api.prisma, company)]);
    expect(await isHidden(company.companyId)).toBe(false);
  });
});
