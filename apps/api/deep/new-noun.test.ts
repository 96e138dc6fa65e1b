// Creates a noun in a copy of the repository, then checks and tests it there as an engineer would.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, it, vi } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'acheep-new-noun-'));
afterAll(() => rmSync(copy, { recursive: true }));

// It runs whole programs, one of them the tests that walk all nouns: a minute each.
vi.setConfig({ testTimeout: 300_000 });
afterAll(() => vi.resetConfig());

/** Links the installed packages into the copy, with the copy's own workspace packages instead of the repository's. */
function linkInstalled(folder: string) {
  const installed = path.join(repository, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const own = path.join(copy, folder, 'node_modules');
  mkdirSync(path.join(own, '@acheep'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@acheep') symlinkSync(path.join(installed, name), path.join(own, name));
  const workspaces = path.join(installed, '@acheep');
  for (const name of existsSync(workspaces) ? readdirSync(workspaces) : [])
    symlinkSync(
      path.join(copy, name === 'prisma' ? name : `packages/${name}`),
      path.join(own, '@acheep', name),
    );
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
const run = (program: string, args: string[], folder = '') =>
  execFileSync(path.join(repository, 'node_modules/.bin', program), args, {
    cwd: path.join(copy, folder),
    stdio: 'pipe',
  });

beforeAll(() => {
  for (const file of git('ls-files', '-co', '--exclude-standard').split('\n'))
    if (file && existsSync(path.join(repository, file)))
      cpSync(path.join(repository, file), path.join(copy, file));
  for (const folder of [
    '',
    'prisma',
    'apps/api',
    'apps/web',
    ...['contract', 'database', 'search'].map((one) => `packages/${one}`),
  ])
    linkInstalled(folder);
  run('node', ['.github/new-noun.ts', 'noun', 'jobs/yearly-inquiry', 'ការស្ទង់មតិ']);
});

it.each(['packages/contract', 'apps/api', 'apps/web'])('has the types that %s wants', (folder) => {
  run('tsc', ['--noEmit'], folder);
});

it('passes its tests, and those that walk all nouns', () => {
  const walks = ['access', 'contract', 'input', 'round-trip'].map(
    (walk) => `apps/api/src/testing/${walk}.test.ts`,
  );
  run('vitest', ['run', '--project', 'api', 'apps/api/src/modules/jobs/yearly-inquiry', ...walks]);
});
