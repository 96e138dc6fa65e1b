import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '..');
const stylesheet = /import (\w+) from '(\.[^']+\.module\.css)'/g;

// A class that its stylesheet does not have is no error of the types: the element would just lose its looks.
it('components use classes that their stylesheets have', () => {
  const missing: string[] = [];
  for (const file of globSync('**/*.tsx', { cwd: folder })) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, name, css = ''] of source.matchAll(stylesheet)) {
      const styles = readFileSync(path.join(folder, path.dirname(file), css), 'utf8');
      const known = new Set([...styles.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, known]) => known));
      for (const [use, used] of source.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)(?!\\.css)`, 'g')))
        if (!known.has(used)) missing.push(`${file}: ${use}`);
    }
  }
  expect(missing).toEqual([]);
});
