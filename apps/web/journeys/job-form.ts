import { type JobDraft, jobDraft } from '@acheep/contract/jobs/job-draft';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import { labelsOf, wordsOf } from './words.ts';

type Step = 'basics' | 'pay' | 'texts' | 'person' | 'questions' | 'apply';

/** Page object of the job form in one language. */
export function jobForm(page: Page, locale: Locale) {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const named = (field: keyof JobDraft) => label(jobDraft, field);
  return {
    step: (key: Step) =>
      page
        .getByRole('navigation', { name: t('field:form.steps') })
        .getByRole('button', { name: t(`job-post:form.${key}`) })
        .click(),
    /** Matches the full label, since others share words with it. Required ones have an asterisk. */
    field: (field: keyof JobDraft) =>
      page
        .locator('form')
        .getByLabel(new RegExp(`^${named(field)}\\s*\\*?$`, 'i'))
        .and(page.locator('input, select')),
    async write(field: 'description', text: string) {
      await page.getByRole('textbox', { name: new RegExp(named(field), 'i') }).click();
      await page.keyboard.insertText(text);
    },
    press: (button: 'publish' | 'order' | 'save' | 'saveDraft') =>
      page.getByRole('button', { name: t(`job-post:form.${button}`), exact: true }).click(),
  };
}
