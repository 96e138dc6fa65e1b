import { readFileSync } from 'node:fs';
import path from 'node:path';
import { categoryIcons } from '@acheep/contract/jobs/reference-option';
import { categories } from '@acheep/prisma/seed/reference/category';
import { expect, it } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'category-mark.svg'), 'utf8');
const drawn = [...source.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);

it('there is a mark for every icon that an operator can choose, and no other', () => {
  expect(drawn.toSorted()).toEqual(Object.keys(categoryIcons).toSorted());
});

it.each(categories.map(({ iconName }) => iconName))('there is the mark %s of a category', (name) => {
  expect(drawn).toContain(name);
});
