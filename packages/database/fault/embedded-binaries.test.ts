import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { locatePackage, reachableCopy } from '../src/embedded-binaries.ts';
import { canReach, findServerUser } from '../src/embedded-user.ts';

const made: string[] = [];

afterEach(async () => {
  for (const place of made.splice(0)) await rm(place, { recursive: true, force: true });
});

test.runIf(process.getuid?.() === 0)(
  'root: programs in a folder of mode 700 are copied for the server',
  async () => {
    const user = (await findServerUser('/nowhere')) ?? expect.fail('root has no server user');
    const { native } = await locatePackage();
    const home = await mkdtemp(path.join(os.tmpdir(), 'acheep-home-'));
    made.push(home);
    // As installed by root under a umask of 077.
    await cp(native, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'go=', home]);
    expect(canReach(path.join(home, 'native/bin/postgres'), user)).toBe(false);

    const name = path.basename(home);
    const copies = await Promise.all([1, 2].map(() => reachableCopy(path.join(home, 'native'), name, user)));
    const [copy = ''] = copies;
    made.push(copy);
    expect(copies[1]).toBe(copy);
    const run = () =>
      execFileSync(path.join(copy, 'bin/postgres'), ['--version'], { cwd: '/', encoding: 'utf8', ...user });
    expect(run()).toContain('(PostgreSQL) 18');

    await rm(path.join(copy, 'lib/libssl.so.1.1'), { force: true });
    await chmod(home, 0o700);
    expect(await reachableCopy(path.join(home, 'native'), name, user)).toBe(copy);
    expect(run()).toContain('(PostgreSQL) 18');
  },
);
