import { moneyText } from '@acheep/contract/kernel/money';
import { beforeAll, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');
const stack = await startOwnProduct();
const faults: string[] = [];
const browser = sharedBrowser();
const { database } = stack;
let seeker: Person;
let training: { id: string; fee: string };

beforeAll(async () => {
  seeker = await newPerson(browser, stack, 'en', faults);
  const { id, currency, fee } = await database.prisma.gathering.findFirstOrThrow({
    where: { kind: 'training', status: 'active', fee: { not: null }, startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'desc' },
  });
  await database.prisma.gathering.update({
    where: { id },
    data: { seats: 500, registerUntil: null, earlyFee: null, earlyUntil: null },
  });
  training = { id, fee: moneyText(Number(fee), currency as 'USD') };
});

it('what costs something is registered for after a look at the dates, the fee and how it is paid', async () => {
  const { page, go, join } = seeker;
  await join({ role: 'user', name: 'Keo Bopha', email: 'fee@journey.example' });
  await go(`/training/${training.id}`);
  const left = async () => {
    const text = await page
      .getByText(/^\d+ of \d+ left$/)
      .first()
      .textContent();
    return Number.parseInt(text ?? '', 10);
  };
  const before = await left();
  const register = words('registration:panel.register');
  await page.getByRole('button', { name: register }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(training.fee, { exact: true }).waitFor();
  await sheet.getByText('Keo Bopha').waitFor();
  await sheet.getByText(words('registration:sheet.direct')).waitFor();
  await breaksNothing(page, 'the sheet before registering');
  await sheet.getByRole('button', { name: words('registration:sheet.cancel') }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(
    await database.prisma.registration.count({ where: { user: { email: 'fee@journey.example' } } }),
  ).toBe(0);

  await page.getByRole('button', { name: register }).click();
  await sheet.getByRole('button', { name: register }).click();
  await page.getByText(words('registration:panel.seat'), { exact: true }).waitFor();
  await expect.poll(left).toBe(before - 1);
  expect(faults).toEqual([]);
});
