import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const dependenciesOf = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(path.join(source, folder, 'package.json'), 'utf8')).dependencies);

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that a file imports, at once or later: types are gone by then. */
function packagesIn(file: string): string[] {
  const text = readFileSync(path.join(source, file), 'utf8');
  const { module } = parseSync(file, text);
  const asked = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
  );
  const later = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^'([^']+)'$/.exec(text.slice(start, end))?.[1] ?? [],
  );
  return [...asked, ...later]
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name))
    .map(packageOf);
}

// `pnpm start` may be the first command on a machine, where only what runs is installed, and an image has no more.
it('what runs is no dependency of development', () => {
  const [own, ofStart] = [dependenciesOf('..'), dependenciesOf('../../..')];
  const files = globSync('**/*.ts', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\.case\.ts$|^testing\//.test(file));
  const missing = files.flatMap((file) => {
    // An image has its own ffmpeg.
    const isLocal = file.startsWith('local/') || file.endsWith('find-ffmpeg.ts');
    const installed = new Set([...own, ...(isLocal ? ofStart : [])]);
    return packagesIn(file).flatMap((name) => (installed.has(name) ? [] : `${file}: ${name}`));
  });
  expect(files.length).toBeGreaterThan(200);
  expect(packagesIn('local/identity-provider.ts')).toEqual(['oidc-provider']);
  expect(missing).toEqual([]);
});
