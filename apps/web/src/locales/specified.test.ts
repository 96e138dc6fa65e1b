import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { wordsOf } from '../../journeys/words.ts';

/** Texts that the product's specification prescribes verbatim, by key. */
const sentences = {
  'common:empty.title': 'No data available',
  'common:empty.found': 'no data found for the resources',
  'common:pagination.previous': 'Previous',
  'common:pagination.next': 'Next',
  'common:error.title': 'Error',
  'common:error.validation': 'Data validation failed',
  'common:error.login': 'Login failed',
  'common:error.upload': 'Upload Error',
  'common:form.double': 'double submit is detected!',
  'field:file.tip_one': 'Only 1 file is permitted!',
  'field:image.most_other': 'Allowed only {{count}} Photos',
  'widget:video.tooLarge': 'File allow only 50MB.',
  'widget:video.wrongType': 'File allow only MP4 and MOV.',
  'widget:date.select': 'select a date',
  'widget:date.start': 'Start date',
  'widget:date.end': 'End date',
};

it.each(Object.entries(sentences))('%s says “%s”', (key, sentence) => {
  expect(wordsOf('en')(key)).toBe(sentence);
  // Khmer has no singular.
  expect(wordsOf('km')(key.replace(/_one$/, '_other'))).toMatch(/[ក-៿]/);
});

it('what is not saved, and what is not found, is said in its words', () => {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'en', `${name}.json`), 'utf8');
  expect(read('kernel/field')).toContain('"Changes you made may not be saved."');
  expect(read('jobs/relaxed-search')).toContain('"No matching found.."');
});
