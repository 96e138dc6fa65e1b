import { createGathering } from '@acheep/prisma/factories/gathering';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

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
  const message = 'Come on Monday.';

  it('is sent by a recruiter, who saves with a note', async () => {
    const jobId = await publishJob(stack, 'Waiter');
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await startSession(page, stack, demoAccountOf('recruiter'));
    await page.goto(`${stack.url}/talent/search/${cvId}`);
    const note = page.getByRole('textbox', { name: t('field:note.label') });
    await note.fill('Speaks Thai');
    await page.getByRole('button', { name: t('field:note.add') }).click();
    await page.getByText('Speaks Thai').waitFor();
    await page.getByRole('button', { name: t('saved-talent:saved'), pressed: true }).waitFor();

    await page.getByRole('button', { name: t('invitation:invite.job') }).click();
    const dialog = page.getByRole('dialog');
    const jobs = dialog.getByRole('combobox');
    await jobs.locator(`option[value="${jobId}"]`).waitFor({ state: 'attached' });
    await jobs.selectOption(jobId);
    await dialog.getByRole('textbox').fill('See www.example.com');
    await dialog.getByRole('button', { name: t('invitation:invite.send') }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await breaksNothing(page, 'the dialog that invites to a job');
    await dialog.getByRole('textbox').fill(message);
    await dialog.getByRole('button', { name: t('invitation:invite.send') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: t('invitation:sent.title') }).waitFor();
    await page.goto(`${stack.url}/talent/saved`);
    await page.getByRole('article').first().waitFor();
    await page.context().close();
  });

  it('reaches the job seeker by mail and bell, and leads to the application', async () => {
    const { email } = demoAccountOf('user');
    const mail = await stack.mailTo(email, /invites you to apply|អញ្ជើញអ្នកឱ្យដាក់ពាក្យ/);
    expect(mail.text).toContain('/manage-invitation');
    await seeker.goto(`${stack.url}/notification`);
    await seeker
      .getByRole('link', { name: /invites you to apply|អញ្ជើញអ្នកឱ្យដាក់ពាក្យ/ })
      .first()
      .click();
    await seeker.getByText(message).waitFor();
    await breaksNothing(seeker, 'the invitations of a job seeker');
    const row = seeker.getByRole('listitem').filter({ hasText: message });
    await row.getByRole('button', { name: t('invitation:decline') }).click();
    await row.getByRole('button', { name: t('invitation:reconsider') }).click();
    await row.getByRole('link', { name: t('invitation:apply') }).click();
    await seeker.waitForURL(/\/job\/[^/]+\/apply$/);
  });

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
