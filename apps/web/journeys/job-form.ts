import { jobNew } from '@acheep/contract/jobs/job-draft';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import type { z } from 'zod';
import { labelsOf, wordsOf } from './words.ts';

type JobField = keyof z.input<typeof jobNew>;
type Step = 'basics' | 'pay' | 'texts' | 'person' | 'questions' | 'apply';

/** Page object of the job form in one language. */
export function jobForm(page: Page, locale: Locale) {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const named = (field: JobField) => label(jobNew, field);
  return {
    step: (key: Step) =>
      page
        .getByRole('navigation', { name: t('field:form.steps') })
        .getByRole('button', { name: t(`job-post:form.${key}`) })
        .click(),
    /** Matches the full label, since others share words with it. Required ones have an asterisk. */
    field: (field: JobField) =>
      page
        .locator('form')
        .getByLabel(new RegExp(`^${named(field)}\\s*\\*?$`, 'i'))
        .and(page.locator('input, select')),
    async write(field: 'description', text: string) {
      await page.getByRole('textbox', { name: new RegExp(named(field), 'i') }).click();
      await page.keyboard.insertText(text);
    },
    press: (button: 'publish' | 'schedule' | 'order') =>
      page.getByRole('button', { name: t(`job-post:form.${button}`), exact: true }).click(),
    save: (as: 'field:form.saveDraft' | 'common:save') =>
      page.getByRole('button', { name: t(as), exact: true }).click(),
  };
}
