import { expect, it } from 'vitest';
import { rangesOf } from './text-range.ts';

const found = (html: string, sought: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return rangesOf(root, sought).map((range) => range.toString());
};

it.each([
  ['in any case', '<p>Excel, and excel again</p>', 'EXCEL', ['Excel', 'excel']],
  [
    'across elements and without spaces',
    '<span>Cur</span><span>riculum</span><br><span>vitae</span>',
    'curriculum vitae',
    ['Curriculumvitae'],
  ],
  ['over invisible spaces', '<p>គណនេយ្យ\u200bករ</p>', 'គណនេយ្យករ', ['គណនេយ្យ\u200bករ']],
  ['nowhere', '<p>Word</p>', 'Excel', []],
  ['nowhere when nothing is sought', '<p>Word</p>', '  ', []],
])('a text is found %s', (_, html, sought, places) => {
  expect(found(html, sought)).toEqual(places);
});
