import { expect, it } from 'vitest';
import { conflictingFields } from './use-edit.ts';

const opened = { title: 'Cook', salary: 1, skills: [{ name: 'Baking' }], logo: '' };

it('names what somebody else has made different, in the form’s order', () => {
  const theirs = { ...opened, skills: [], title: 'Head cook' };
  expect(conflictingFields(opened, theirs, opened)).toEqual(['title', 'skills']);
  expect(conflictingFields(opened, theirs, { ...opened, title: 'Chef' })).toEqual(['title', 'skills']);
});

it('asks nobody about what both have made the same, or only one has touched', () => {
  const theirs = { ...opened, title: 'Head cook' };
  expect(conflictingFields(opened, theirs, { ...theirs, salary: 2 })).toEqual([]);
  expect(conflictingFields(opened, { ...opened }, { ...opened, salary: 2 })).toEqual([]);
});
