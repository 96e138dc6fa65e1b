import { expect, it } from 'vitest';
import { textsIn } from './source-text.ts';

it('finds the texts in quotes of code, whole, with their line', () => {
  const source = `import { a } from 'no-text';
export const mail = {
  name: 'second-factor',
  necessary: 'Whoever did not do it has to know.',
  subject: \`Somebody knows your \${site.name} password\`, // a remark's apostrophe
  km: 'មានគេដឹងពាក្យសម្ងាត់',
};`;
  expect(textsIn('sample.ts', source)).toEqual([
    { line: 5, text: 'Somebody knows your {} password' },
    { line: 6, text: 'មានគេដឹងពាក្យសម្ងាត់' },
  ]);
  expect(textsIn('sample.json', '{\n  "slug": "no-text",\n  "duties": [["Cut hair", "កាត់សក់"]]\n}')).toEqual([
    { line: 3, text: 'Cut hair' },
    { line: 3, text: 'កាត់សក់' },
  ]);
});
