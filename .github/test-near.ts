/**
 * `pnpm test:near [commit]`: runs the tests that a change can have broken, without building the page. The change is the
 * difference from that commit; without one it is the uncommitted changes, or else the last commit. Besides all unit
 * tests it runs, over HTTP, the tests of each folder with a changed file or with a file that imports one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const edited = git('ls-files', '-mo', '--exclude-standard');
const staged = git('diff', '--cached', '--name-only');
const since = process.argv[2] ?? (edited.length + staged.length > 0 ? 'HEAD' : 'HEAD~1');
const changed = new Set([...git('diff', '--name-only', since), ...edited]);

const files = git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx').filter((file) =>
  existsSync(path.join(root, file)),
);
const isTest = (file: string) => file.endsWith('.test.ts');

/** Source folders of the workspace packages. */
const sources: Record<string, string> = {
  contract: 'packages/contract/src',
  database: 'packages/database/src',
  search: 'packages/search/src',
  prisma: 'prisma',
};

/** Files of the repository that a file imports, and tables that it reads. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?:from |import |new URL\()'([^']+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [path.join(path.dirname(file), name)];
    const [, workspace = '', rest = ''] = /^@acheep\/(\w+)\/(.+)$/.exec(name) ?? [];
    return sources[workspace] ? [`${sources[workspace]}/${rest}.ts`] : [];
  });
}

/** Lists of all modules: they import everything, and break with none of it. */
const lists = ['apps/api/src/module-list.ts', 'packages/contract/src/nouns.ts'];
const near = files.filter(
  (file) => changed.has(file) || (!lists.includes(file) && importsOf(file).some((one) => changed.has(one))),
);
const folders = new Set(near.map((file) => path.dirname(file)));
// The tests of all endpoints find these files by their names, without importing them.
if ([...changed].some((file) => file.endsWith('.case.ts'))) folders.add('apps/api/src/testing');
const inApi = files.filter(
  (file) => file.startsWith('apps/api/src/') && isTest(file) && folders.has(path.dirname(file)),
);
const database = [...changed].some((file) => /^(packages\/database|prisma)\//.test(file));

const projects = ['unit', 'dom', ...(database ? ['database'] : []), ...(inApi.length > 0 ? ['api'] : [])];
process.stdout.write(
  `${changed.size} files differ from ${since}: all units, and ${inApi.length} files of tests over HTTP\n`,
);
const { status } = spawnSync(
  'vitest',
  [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['packages/', 'prisma/', 'apps/web/src/'],
    ...inApi,
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
