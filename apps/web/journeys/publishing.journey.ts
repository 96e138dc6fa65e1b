import path from 'node:path';
import { articleDraft } from '@acheep/contract/content/article-draft';
import { articleKinds, documentReadings } from '@acheep/contract/content/article-option';
import { type Locale, localeNames, locales } from '@acheep/contract/kernel/locale';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { announcementStates } from '@acheep/contract/messaging/announcement-option';
import { createUser } from '@acheep/prisma/factories/user';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFile } from '../../api/src/testing/resume-reading/make.ts';
import { type Block, sources } from '../../api/src/testing/resume-reading/source.ts';
import { breaksNothingDeep } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
/** Text that is only in the PDF, by the language of the journey. */
const hidden = { line: 'ប្រាក់បំណាច់អតីតភាពការងារសម្រាប់កម្មករកាត់ដេរ', word: 'បំណាច់អតីតភាព' };
const title = { en: 'Sample of the pelican', km: 'គំរូនៃសត្វទុង' };

const browser = sharedBrowser();

async function pdfSaying(...lines: string[]) {
  const source = sources().find(({ format }) => format === 'pdf');
  if (!source) throw new Error('There is no source of a PDF.');
  const main = lines.map((line): Block => ['text', line]);
  return {
    name: 'prakas.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await makeFile({ ...source, main, side: [] })),
  };
}

const drawing = path.join(import.meta.dirname, '../../../.github/screenshot.png');
const words = 'Two people at a table';
/** Returns whether the picture in the text is loaded and rendered. */
const isSeen = (page: Page) =>
  page.getByRole('img', { name: words }).evaluate((image: HTMLImageElement) => {
    image.scrollIntoView();
    return image.complete && image.naturalWidth > 0;
  });

/** Opens a page and collects its console errors. */
async function open(faults: string[], width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (entry) => entry.type() === 'error' && faults.push(entry.text()));
  return page;
}

describe('what the operator publishes', () => {
  const t = wordsOf('en');
  const labelOf = labelsOf('en');
  const faults: string[] = [];
  let page: Page;

  const field = (name: string) =>
    page.getByLabel(new RegExp(`^${labelOf(articleDraft, name)}\\s*\\*?$`, 'i')).first();

  beforeAll(async () => {
    page = await open(faults, 1280);
    await startSession(page, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await page?.context().close();
    expect(faults).toEqual([]);
  });

  it('is a prakas with its PDF, written in both languages, looked at and published', async () => {
    await page.goto(`${stack.url}/admin/article`);
    await page.getByRole('button', { name: t('article-admin:new') }).click();
    await page.getByRole('menuitem', { name: articleKinds.prakas.en }).click();
    await page.getByRole('heading', { level: 1, name: t('article-admin:create.prakas') }).waitFor();

    // A text without content cannot be published: the form shows errors and keeps the input.
    await field('title.en').fill(title.en);
    await page.getByRole('button', { name: t('article-admin:form.publish') }).click();
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => field('title.en').inputValue()).toBe(title.en);

    await field('topic').selectOption('pay');
    await field('ministry').selectOption('labour');
    await field('number').fill('SAMPLE-99');
    await field('title.km').fill(title.km);
    await page.getByRole('textbox', { name: labelOf(articleDraft, 'body.en') }).fill('A sample, invented.');
    await page.getByRole('textbox', { name: labelOf(articleDraft, 'body.km') }).fill('គំរូបង្កើតឡើង។');
    const file = await pdfSaying(hidden.line, 'A sample for the journey, invented.');
    const files = page.locator('input[type=file]');
    await files.nth(locales.indexOf('en')).setInputFiles(drawing);
    await page.getByRole('textbox', { name: t('widget:picture.words') }).waitFor();
    await page.getByRole('textbox', { name: t('widget:picture.words') }).fill(words);
    await expect.poll(() => isSeen(page)).toBe(true);
    await files.last().setInputFiles(file);
    await page.getByText(file.name, { exact: true }).waitFor();
    await page.getByRole('button', { name: t('article-admin:form.publish') }).click();
    await page.getByText(t('article-admin:done.publish')).waitFor();
    const readings = page.getByRole('listitem').filter({ hasText: file.name });
    await readings.filter({ hasText: documentReadings.read.en }).waitFor({ timeout: 60_000 });

    await breaksNothingDeep(page, 'the form of a text');
    await page.getByRole('link', { name: t('article-admin:action.preview') }).click();
    for (const language of locales) {
      const choice = page.getByRole('radiogroup', { name: t('article-admin:preview.language') });
      await choice.getByText(localeNames[language].en, { exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title[language] }).waitFor();
      if (language === 'en') await expect.poll(() => isSeen(page)).toBe(true);
    }
  });

  it('is found by a visitor by a Khmer word that stands in the PDF alone', async () => {
    const visitor = await open(faults, 390);
    await visitor.goto(`${stack.url}/prakas`);
    const search = visitor.getByRole('searchbox', { name: t('article:search.label') });
    await search.fill(hidden.word);
    await search.press('Enter');
    const link = visitor.getByRole('link', { name: title.en });
    await link.waitFor();
    await expect.poll(() => visitor.getByRole('main').getByRole('article').count()).toBe(1);
    await link.click();
    await visitor.getByRole('heading', { level: 1, name: title.en }).waitFor();
    await expect.poll(() => isSeen(visitor)).toBe(true);
    await visitor.getByRole('button', { name: t('article:document.show') }).click();
    await visitor.locator('canvas').first().waitFor();
    const wide = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await visitor.getByRole('button', { name: t('article:useful.yes'), exact: true }).click();
    await visitor.getByText(t('article:useful.thanks')).waitFor();
    await breaksNothingDeep(visitor, 'the page of a prakas');
    await visitor.context().close();
  });

  it('is a text with a history, from which the first version comes back', async () => {
    await page.getByRole('link', { name: t('article-admin:preview.back') }).click();
    const number = field('number');
    await number.fill('SAMPLE-100');
    await page.getByRole('button', { name: t('common:save'), exact: true }).click();
    await page.getByText(t('article-admin:done.saved')).waitFor();
    await page
      .getByRole('button', { name: t('article-admin:history.restore') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('article-admin:history.restore') })
      .click();
    await page.getByText(t('article-admin:done.restore')).waitFor();
    await expect.poll(() => number.inputValue()).toBe('SAMPLE-99');
  });

  it('writes to all trainers at once, in the language of each', async () => {
    const { email } = await createUser(stack.database.prisma, {
      role: 'trainer',
      locale: 'km',
      email: 'told@journey.example',
    });
    /** Writes and saves the announcement in one language. */
    async function write(language: Locale, subject: string) {
      await page.getByRole('radiogroup').getByText(localeNames[language].en, { exact: true }).click();
      await page.locator(`input[name=subject][lang=${language}]`).fill(subject);
      await page
        .getByRole('button', { name: t('common:save'), exact: true })
        .filter({ visible: true })
        .click();
      await page.getByText(t('mail-template:saved')).first().waitFor();
    }
    await page.goto(`${stack.url}/admin/announcement`);
    await write('en', 'New prices');
    await write('km', 'តម្លៃថ្មី');
    await page.getByLabel(t('announcement:to'), { exact: true }).selectOption(signUpRoles.trainer.en);
    await page.getByRole('button', { name: t('announcement:send'), exact: true }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: t('announcement:send'), exact: true }).click();
    await page.getByText(t('announcement:sent')).waitFor();
    const mail = await stack.mailTo(email);
    expect(mail.subject).toBe('តម្លៃថ្មី');
    await page
      .getByRole('region', { name: t('announcement:list.title') })
      .getByRole('row')
      .filter({ hasText: announcementStates.sent.en })
      .first()
      .waitFor();
  });
});
