import { gatheringDraft } from '@acheep/contract/events/gathering-draft';
import { sessionPattern } from '@acheep/contract/events/gathering-session';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import type { z } from 'zod';
import { labelsOf, wordsOf } from './words.ts';

type Field = keyof z.input<typeof gatheringDraft.training> & string;
type Step = 'basics' | 'time' | 'texts' | 'people' | 'fee';

/** Page object of the training form in one language. */
export function trainingForm(page: Page, locale: Locale) {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const named = (field: Field) => label(gatheringDraft.training, field);
  return {
    step: (key: Step) =>
      page
        .getByRole('navigation', { name: t('field:form.steps') })
        .getByRole('button', { name: t(`gathering-post:form.${key}`) })
        .click(),
    /** Matches the full label, since others share words with it. Required ones have an asterisk. */
    field: (field: Field) =>
      page
        .locator('form')
        .getByLabel(new RegExp(`^${named(field)}\\s*\\*?$`, 'i'))
        .and(page.locator('input, select')),
    /** The languages are checkboxes. */
    speaks: (language: string) => page.locator(`input[type=checkbox][value=${language}]`).check(),
    /** The accessible name of a switch includes its description. */
    turnOn: (field: 'online' | 'certificate') =>
      page.getByRole('switch', { name: t(`gathering-post:form.${field}`) }).check(),
    async write(field: 'description', text: string) {
      await page.getByRole('textbox', { name: new RegExp(named(field), 'i') }).click();
      await page.keyboard.insertText(text);
    },
    /** Adds weekly sessions on the same weekday. */
    async repeat({ first, weeks }: { first: string; weeks: number }) {
      await page.getByRole('button', { name: t('gathering-post:sessions.repeat') }).click();
      const dialog = page.getByRole('dialog', { name: t('gathering-post:repeat.title') });
      const asked = (name: string) => dialog.getByLabel(label(sessionPattern, name), { exact: false });
      await asked('first').fill(first);
      await asked('weeks').fill(String(weeks));
      await dialog.getByRole('button', { name: t('gathering-post:repeat.submit') }).click();
    },
    /** The remove buttons of the sessions, one for each. */
    removers: () =>
      page.getByRole('button', {
        name: new RegExp(t('gathering-post:sessions.remove').replace('{{number}}', '\\d')),
      }),
    press: (button: 'publish' | 'publishAgain') =>
      page.getByRole('button', { name: t(`gathering-post:form.${button}`), exact: true }).click(),
    save: () => page.getByRole('button', { name: t('common:save'), exact: true }).click(),
  };
}
