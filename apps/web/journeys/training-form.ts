import { gatheringDraft } from '@acheep/contract/events/gathering-draft';
import { sessionPattern } from '@acheep/contract/events/gathering-session';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import type { z } from 'zod';
import { labelsOf, wordsOf } from './words.ts';

type Field = keyof z.input<typeof gatheringDraft.training> & string;
type Step = 'basics' | 'time' | 'texts' | 'people' | 'fee';

/** The form of a training on the page, as somebody who reads `locale` goes through it. */
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
    /** By its label and nothing more: others begin or end with the same word. Required ones carry a star. */
    field: (field: Field) =>
      page
        .locator('form')
        .getByLabel(new RegExp(`^${named(field)}\\s*\\*?$`, 'i'))
        .and(page.locator('input, select')),
    /** Its languages are boxes to tick. */
    speaks: (language: string) => page.locator(`input[type=checkbox][value=${language}]`).check(),
    /** A switch is called by its words and what is said below them. */
    turnOn: (field: 'online' | 'certificate') =>
      page.getByRole('switch', { name: t(`gathering-post:form.${field}`) }).check(),
    async write(field: 'description', text: string) {
      await page.getByRole('textbox', { name: new RegExp(named(field), 'i') }).click();
      await page.keyboard.insertText(text);
    },
    /** Sessions on the same day of as many weeks. */
    async repeat({ first, weeks }: { first: string; weeks: number }) {
      await page.getByRole('button', { name: t('gathering-post:sessions.repeat') }).click();
      const dialog = page.getByRole('dialog', { name: t('gathering-post:repeat.title') });
      const asked = (name: string) => dialog.getByLabel(label(sessionPattern, name), { exact: false });
      await asked('first').fill(first);
      await asked('weeks').fill(String(weeks));
      await dialog.getByRole('button', { name: t('gathering-post:repeat.submit') }).click();
    },
    /** The buttons that take a session out: as many as there are sessions. */
    removers: () =>
      page.getByRole('button', {
        name: new RegExp(t('gathering-post:sessions.remove').replace('{{number}}', '\\d')),
      }),
    press: (button: 'publish' | 'publishAgain' | 'save' | 'saveDraft') =>
      page.getByRole('button', { name: t(`gathering-post:form.${button}`), exact: true }).click(),
  };
}
