import { createGathering } from '@acheep/prisma/factories/gathering';
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { breaksNothing } from '../accessibility.ts';
import { newPerson } from '../person.ts';
import { startOwnProduct } from '../product.ts';
import { demoAccountOf, sessionOf, startSession } from '../session.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { wordsOf } from '../words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;
let seeker: Page;
let cvId: string;
beforeAll(async () => {
  seeker = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await startSession(seeker, stack, demoAccountOf('user'));
  const { token } = await sessionOf(stack, demoAccountOf('user'));
  const own = await fetch(`${stack.url}/api/v1/users/resume`, {
    headers: { authorization: `Bearer ${token}` },
  });
  cvId = ((await own.json()) as { data: { _id: string } }).data._id;
});

describe('an invitation', () => {
  const t = wordsOf('en');

  it('to a training is sent by a trainer', async () => {
    const faults: string[] = [];
    const trainer = await newPerson(browser, stack, 'en', faults);
    const { page } = trainer;
    const email = 'training@journey.example';
    const company = { name: 'Academy of invitations', address: 'Street 271' };
    await trainer.join({ role: 'trainer', name: 'Chan Sophea', email, company });
    await trainer.go(`/talent/search/${cvId}`);
    const open = () => page.getByRole('button', { name: t('invitation:invite.training') }).click();
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('invitation:invite.none.training')).waitFor();
    const { id: ownerId } = await database.prisma.user.findUniqueOrThrow({ where: { email } });
    const made = { ownerId, title: 'Excel' };
    const { id: trainingId } = await createGathering(database.prisma, made);
    await page.reload();
    await open();
    const trainings = dialog.getByRole('combobox');
    await trainings.locator(`option[value="${trainingId}"]`).waitFor({ state: 'attached' });
    await trainings.selectOption(trainingId);
    await breaksNothing(page, 'the dialog that invites to a training');
    await dialog.getByRole('button', { name: t('invitation:invite.send') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`${stack.url}/talent/invited`);
    await page.getByText('Excel').first().waitFor();
    await page.context().close();
    await seeker.goto(`${stack.url}/manage-invitation`);
    const row = seeker.getByRole('listitem').filter({ hasText: 'Excel' });
    await row
      .getByRole('button', { name: t('invitation:declineOf').replace('{{title}}', 'Excel') })
      .waitFor();
    await row.getByRole('link', { name: 'Excel', exact: true }).click();
    await seeker.waitForURL(/\/training\/[^/]+$/);
  });
});
