import { readFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@acheep/prisma/seed/reference/category';
import { expect, it } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'category-icon.tsx'), 'utf8');

it.each(categories.map(({ iconName }) => iconName))('the page brings the icon %s', (name) => {
  expect(source).toContain(`  ${name},`);
});
