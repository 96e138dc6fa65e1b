import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const git = (...given: string[]) =>
  execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The previous version: `PREVIOUS` (a tag or a commit), or the last tag; null if there is none. */
export function previousVersion(): string | null {
  if (process.env.PREVIOUS) return process.env.PREVIOUS;
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  } catch {
    return null;
  }
}

/** Links packages to those installed here, and workspace packages to the other version's. */
function linkPackages(from: string, to: string) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@acheep') symlinkSync(path.join(from, name), path.join(to, name));
    else cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** Checks out another version into `directory`, ready to start. */
export function layOut(version: string, directory: string) {
  const archive = execFileSync('git', ['archive', version], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['--extract', '--directory', directory], { input: archive });
  for (const part of ['.', 'apps/api', 'packages/contract', 'packages/database', 'packages/search', 'prisma'])
    linkPackages(path.join(root, part, 'node_modules'), path.join(directory, part, 'node_modules'));
  execFileSync(process.execPath, ['packages/database/src/generate.ts'], { cwd: directory, stdio: 'ignore' });
  return {
    server: path.join(directory, 'apps/api/src/server.ts'),
    migrations: path.join(directory, 'prisma/migrations'),
  };
}
