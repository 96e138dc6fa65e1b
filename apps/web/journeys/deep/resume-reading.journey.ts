import { readFile } from 'node:fs/promises';
import { resumeSections } from '@acheep/contract/talent/resume-option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesOfFile } from '../../../api/src/modules/talent/resume/reading/file-lines.ts';
import { makeFile } from '../../../api/src/testing/resume-reading/make.ts';
import { sources } from '../../../api/src/testing/resume-reading/source.ts';
import { breaksNothing } from '../accessibility.ts';
import { newPerson, type Person } from '../person.ts';
import { startOwnProduct } from '../product.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { labelsOf, wordsOf } from '../words.ts';

const phone = { width: 390, height: 844 };
const stack = await startOwnProduct();
const browser = sharedBrowser();

const mimeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
/** Generates a CV file as someone would choose it on their phone. */
async function fileOf(name: string) {
  const source = sources().find((one) => one.name === name);
  if (!source) throw new Error(`There is no CV ${name}.`);
  const { format } = source;
  return {
    name: `CV.${format}`,
    mimeType: mimeTypes[format],
    buffer: Buffer.from(await makeFile(source)),
  };
}

const { cv, taken, left, name } = {
  cv: 'sales-sidebar',
  name: 'Chan Sreymom',
  taken: ['Sales Supervisor', 'Tonle Beverage', 'Build Bright University', 'Negotiation'],
  left: 'Khmer Snack Company',
};

/** Removes white space from a text: a PDF renders spaces as distances. */
const solid = (text: string) => text.replace(/[\s\u200b]+/g, '');

describe('a CV out of a file on a phone', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const faults: string[] = [];
  let person: Person;
  let page: Page;
  const dialog = () => page.getByRole('dialog');

  beforeAll(async () => {
    person = await newPerson(browser, stack, 'en', faults);
    page = person.page;
    await person.join({ role: 'user', name: 'Somebody Else', email: 'file@example.com' });
    await page.setViewportSize(phone);
  });

  async function choose(button: string, file: Awaited<ReturnType<typeof fileOf>>) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button, exact: true }).click();
    await (await chooser).setFiles(file);
  }

  it('says what is wrong with a file, and takes another', async () => {
    await person.go('/resume');
    await choose(t('resume:import.start'), {
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nhalf of it'),
    });
    await dialog().getByRole('alert').getByText(t('resume:import.failed')).waitFor();
    await breaksNothing(page, 'a CV file that cannot be read');
    await choose(t('resume:import.another'), await fileOf(cv));
    await dialog().getByText(t('resume:import.lead')).waitFor();
  });

  it('shows what the file says, chosen where the CV has nothing, and what it would replace', async () => {
    const row = (text: string | RegExp) => dialog().getByRole('checkbox', { name: text });
    // The account's own name is not replaced by default.
    const ownName = label(resumeBodies.personal, 'name');
    expect(await row(new RegExp(`^${ownName}.*${name}`, 'i')).isChecked()).toBe(false);
    expect(await row(new RegExp(left)).isChecked()).toBe(true);
    await dialog().getByText(t('resume:import.now').replace('{{text}}', 'Somebody Else')).waitFor();
    await row(new RegExp(`^${ownName}.*${name}`, 'i')).check();
    await row(new RegExp(left)).uncheck();
    await breaksNothing(page, 'what a CV file proposes');
    await row(t('resume:import.keep')).check();
    await dialog()
      .getByRole('button', { name: t('resume:import.take') })
      .click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByRole('article').waitFor();
  });

  it('is the CV then, but for what was left, with its file and what is still to be filled', async () => {
    const article = page.getByRole('article');
    for (const text of [name, ...taken]) await article.getByText(text).first().waitFor();
    expect(await article.getByText(left).count()).toBe(0);
    await article.getByRole('heading', { name: resumeSections.skills.en }).waitFor();
    await page.getByRole('progressbar', { name: t('widget:resume.progress') }).waitFor();
    await page.goto(`${page.url().replace(/\/resume.*/, '')}/resume/edit#attachments`);
    await page
      .locator('#attachments')
      .getByText(/^CV\.(pdf|docx)$/)
      .first()
      .waitFor();
  });

  it('is a PDF again whose letters are those of the page, cluster by cluster', async () => {
    await person.go('/resume');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('resume:designs.download') }).click();
    expect((await download).suggestedFilename()).toBe(`${name} – CV.pdf`);
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    const text = solid((await linesOfFile(file, 'pdf')).map((line) => line.text).join(''));
    for (const said of [name, ...taken]) expect([said, text.includes(solid(said))]).toEqual([said, true]);
    expect(text).not.toContain(solid(left));
  });

  it('logs no error but that of the file that cannot be read', () => {
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  });
});
