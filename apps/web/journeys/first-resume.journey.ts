import { readFile } from 'node:fs/promises';
import { languages } from '@acheep/contract/jobs/job-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { candidateExperiences } from '@acheep/contract/talent/resume-option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import { resumeDesigns } from '@acheep/contract/talent/resume-pdf-option';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { linesOfFile } from '../../api/src/modules/talent/resume/reading/file-lines.ts';
import { makeFile } from '../../api/src/testing/resume-reading/make.ts';
import { sources } from '../../api/src/testing/resume-reading/source.ts';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const phone = { width: 390, height: 844 };
const stack = await startOwnProduct();
const browser = sharedBrowser();

/** What a CV is called in the name of its file. */
const documentName = { en: 'CV', km: 'ប្រវត្តិរូប' };

/** Removes white space from a text: a PDF renders spaces as distances. */
const solid = (text: string) => text.replace(/[\s\u200b]+/g, '');

/** On a page of full height: how far it is scrolled decides what the bar at its foot covers in part. */
async function breaksOnPhone(page: Page, where: string) {
  if (!inject('isDeep')) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height });
  await breaksNothing(page, where);
  await page.setViewportSize(phone);
}

/** What somebody says who has never written a CV. */
const answers = {
  en: {
    from: { page: '/resume', link: 'resume:none.questions' },
    name: 'Chan Dara',
    wanted: 'Sewing machine operator',
    skills: ['Sew shirts', 'Iron', 'Check quality'],
    usual: 'Sew straight seams',
    category: 'Garment & Footwear',
    place: 'Garment factory in Takhmau, 3 years',
    hours: 'Monday to Saturday',
  },
  km: {
    from: { page: '/', link: 'widget:resume.questions' },
    name: 'ចាន់ ដារ៉ា',
    wanted: 'កម្មករកាត់ដេរ',
    skills: ['ដេរអាវ', 'អ៊ុតខោអាវ', 'ពិនិត្យគុណភាព'],
    usual: 'ដេរត្រង់',
    category: 'កាត់ដេរ និងស្បែកជើង',
    place: 'រោងចក្រកាត់ដេរនៅតាខ្មៅ 3 ឆ្នាំ',
    hours: 'ពីថ្ងៃច័ន្ទដល់ថ្ងៃសៅរ៍',
  },
};

describe.each(journeyLocales('km'))('a first CV out of six questions, in %s on a phone', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const said = answers[locale];
  const faults: string[] = [];
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    person = await newPerson(browser, stack, locale, faults);
    page = person.page;
    await person.join({ role: 'user', name: said.name, email: `first-cv-${locale}@example.com` });
    await page.setViewportSize(phone);
    page.setDefaultTimeout(15_000);
  });

  const question = (key: string) =>
    page.getByRole('heading', { level: 1, name: t(`resume-questions:${key}.title`), exact: true });
  const answer = (key: string) => page.getByRole('textbox', { name: t(`resume-questions:${key}.title`) });
  const press = (key: string) =>
    page.getByRole('button', { name: t(`resume-questions:${key}`), exact: true }).click();
  const breaks = (where: string) => breaksOnPhone(page, where);
  async function next(key: string) {
    await press('next');
    await question(key).waitFor();
  }

  it('begins where there is no CV, asks one thing at a time, and says what is missing', async () => {
    await person.go('/resume');
    await page.getByRole('link', { name: t('resume:none.questions') }).click();
    await question('wanted').waitFor();
    await press('next');
    await page.getByText(t('resume-questions:wanted.required')).waitFor();
    await answer('wanted').fill(said.wanted);
    await expect.poll(() => page.getByText(t('resume-questions:wanted.required')).count()).toBe(0);
    const category = page.getByLabel(label(resumeBodies.expected, 'wantedCategoryId'));
    await expect
      .poll(() => category.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text))
      .toBe(said.category);
    await breaks('the first question of a first CV');
    await next('skills');
    expect(await question('skills').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('offers the usual skills of the trade to tap', async () => {
    const usual = page.getByRole('button', { name: said.usual, exact: true });
    const pressed = () => usual.getAttribute('aria-pressed');
    await usual.click();
    await expect.poll(() => answer('skills').inputValue()).toBe(said.usual);
    expect(await pressed()).toBe('true');
    await breaks('the usual skills of a trade');
    await usual.click();
    await expect.poll(() => answer('skills').inputValue()).toBe('');
    expect(await pressed()).toBe('false');
  });

  it('shows the skills that it reads in a text, and what was said when one goes back', async () => {
    await answer('skills').fill(said.skills.join('\n'));
    await expect
      .poll(() => page.getByRole('list', { name: /3/ }).getByRole('listitem').allTextContents())
      .toEqual(said.skills);
    await press('back');
    await question('wanted').waitFor();
    await expect.poll(() => answer('wanted').inputValue()).toBe(said.wanted);
    await next('skills');
    await expect.poll(() => answer('skills').inputValue()).toBe(said.skills.join('\n'));
    await next('places');
  });

  it('takes the rest by thumb', async () => {
    await answer('places').fill(said.place);
    await page.getByRole('radio', { name: candidateExperiences['3-years'][locale], exact: true }).check();
    await next('languages');
    for (const language of ['km', 'th'] as const)
      await page.getByRole('checkbox', { name: languages[language][locale], exact: true }).check();
    await breaks('the languages of a first CV');
    await next('when');
    await page.getByLabel(label(resumeBodies.expected, 'wantedProvinceId')).selectOption({ index: 2 });
    await page.getByRole('textbox', { name: t('resume-questions:when.hours') }).fill(said.hours);
    await next('contact');
    await expect
      .poll(() => page.getByLabel(label(resumeBodies.personal, 'name')).inputValue())
      .toBe(said.name);
    await page.getByRole('textbox', { name: t('resume-questions:contact.phone') }).fill('012');
    await press('make');
    await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
    await page.getByRole('textbox', { name: t('resume-questions:contact.phone') }).fill('012 345 678');
    await breaks('the contacts of a first CV');
  });

  it('is saved on, also after a reload, where the connection broke off half-way', async () => {
    await page.route('**/api/v1/resume/skills', (route) => route.abort(), { times: 1 });
    await press('make');
    await page.getByText(t('common:error.offline')).first().waitFor();
    await page.reload();
    await question('contact').waitFor();
    expect(faults.splice(0).every((fault) => fault.includes('net::ERR_FAILED'))).toBe(true);
  });

  it('is a CV, and a PDF of it', async () => {
    await press('make');
    await question('made').waitFor();
    await breaks('a first CV that is made');
    const download = page.waitForEvent('download');
    await press('made.download');
    expect((await download).suggestedFilename()).toBe(`${said.name} – ${documentName[locale]}.pdf`);
    const lines = await linesOfFile(await (await download).path(), 'pdf');
    const text = solid(lines.map((line) => line.text).join(''));
    for (const one of [
      resumeDesigns.poster[locale],
      said.name,
      said.wanted,
      ...said.skills,
      said.place,
      languages.th[locale],
      said.hours,
    ])
      expect([one, text.includes(solid(one))]).toEqual([one, true]);

    const resume = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      return (await (await fetch('/api/v1/users/resume', { headers })).json()).data;
    });
    expect(resume).toMatchObject({
      title: { [locale]: said.wanted },
      phone: ['+85512345678'],
      experience: '3-years',
      work: [{ title: { [locale]: said.place } }],
      skills: said.skills.map((name) => ({ name: { [locale]: name } })),
      languages: [{ language: 'km' }, { language: 'th' }],
      objective: { [locale]: said.hours },
    });
    expect(resume.wantedProvince).not.toBeNull();
  });

  it('leads to the CV once there is one', async () => {
    await person.go('/resume/questions');
    await question('have').waitFor();
    await page.getByRole('link', { name: t('resume-questions:made.open') }).click();
    await page.getByRole('heading', { level: 1, name: t('resume:title') }).waitFor();
    expect(faults).toEqual([]);
  });
});

/** Generates a CV file as someone would choose it on their phone. */
async function docxOf(name: string) {
  const source = sources().find((one) => one.name === name);
  if (!source) throw new Error(`There is no CV ${name}.`);
  return {
    name: 'CV.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(await makeFile(source)),
  };
}

describe.each(journeyLocales('km'))('a first CV out of a Khmer file, in %s on a phone', (locale: Locale) => {
  const t = wordsOf(locale);
  const file = 'made-km-word-plain';
  const own = 'មាស រតនា';
  const name = 'ឡុង ចាន់ធូ';
  const taken = ['បុគ្គលិកឥណទាន', 'សាកលវិទ្យាល័យទន្លេសាប'];
  const left = 'វិទ្យាល័យហ៊ុនសែនតាកែវ';
  const unread = 'ស្ថានភាពគ្រួសារ ៖ នៅលីវ';
  const faults: string[] = [];
  let person: Person;
  let page: Page;
  const dialog = () => page.getByRole('dialog');

  beforeAll(async () => {
    person = await newPerson(browser, stack, locale, faults);
    page = person.page;
    await person.join({ role: 'user', name: own, email: `file-${locale}@example.com` });
    await page.setViewportSize(phone);
  });

  async function choose(button: string, chosen: Awaited<ReturnType<typeof docxOf>>) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button, exact: true }).click();
    await (await chooser).setFiles(chosen);
  }

  it('says what is wrong with a file, and takes another', async () => {
    await person.go('/resume');
    await choose(t('resume:import.start'), {
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nhalf of it'),
    });
    await dialog().getByRole('alert').getByText(t('resume:import.failed')).waitFor();
    await choose(t('resume:import.another'), await docxOf(file));
    await dialog().getByText(t('resume:import.lead')).waitFor();
    expect(faults.splice(0).every((fault) => fault.includes('422'))).toBe(true);
  });

  it('shows what the file says, chosen where the CV has nothing, what it would replace and what it leaves over', async () => {
    const row = (text: string | RegExp) => dialog().getByRole('checkbox', { name: text });
    // The account's own name is not replaced by default.
    const ofName = row(new RegExp(`^${labelsOf(locale)(resumeBodies.personal, 'name')}.*${name}`, 'i'));
    await expect.poll(() => ofName.isChecked()).toBe(false);
    await expect.poll(() => row(new RegExp(left)).isChecked()).toBe(true);
    await dialog().getByText(t('resume:import.now').replace('{{text}}', own)).waitFor();
    await ofName.check();
    await row(new RegExp(left)).uncheck();
    await dialog()
      .getByRole('region', { name: t('resume:unread.found') })
      .getByText(unread)
      .waitFor();
    await breaksNothing(page, 'what a CV file proposes and leaves over');
    await row(t('resume:import.keep')).check();
    await dialog()
      .getByRole('button', { name: t('resume:import.take') })
      .click();
    await dialog().waitFor({ state: 'hidden' });
  });

  it('has what was left over beside the form, until it is hidden, and its file', async () => {
    const beside = page.getByRole('complementary', { name: t('resume:unread.title') });
    await beside.getByText(unread).waitFor();
    await beside.getByRole('button', { name: t('common:copy').replace('{{label}}', unread) }).waitFor();
    await breaksOnPhone(page, 'a form beside what a CV file left over');
    await beside.getByRole('button', { name: t('resume:unread.hide') }).click();
    await beside.waitFor({ state: 'hidden' });
    const attachments = page.locator('#attachments');
    await attachments.getByRole('button').first().click();
    await attachments.getByText('CV.docx', { exact: true }).first().waitFor();
  });

  it('is the CV then, but for what was left, and a PDF whose letters are those of the page', async () => {
    await page.getByRole('link', { name: t('resume:edit.read') }).click();
    const article = page.getByRole('article');
    for (const text of [name, ...taken]) await article.getByText(text).first().waitFor();
    await expect.poll(() => article.getByText(left).count()).toBe(0);
    await page.getByRole('progressbar', { name: t('widget:resume.progress') }).waitFor();
    await page.getByRole('radio', { name: resumeDesigns.modern[locale] }).check({ force: true });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('resume:designs.download') }).click();
    expect((await download).suggestedFilename()).toBe(`${name} – ${documentName[locale]}.pdf`);
    const saved = await (await download).path();
    expect((await readFile(saved)).subarray(0, 5).toString()).toBe('%PDF-');
    const text = solid((await linesOfFile(saved, 'pdf')).map((line) => line.text).join(''));
    for (const said of [name, ...taken]) expect([said, text.includes(solid(said))]).toEqual([said, true]);
    expect(text).not.toContain(solid(left));
    expect(faults).toEqual([]);
  });
});
