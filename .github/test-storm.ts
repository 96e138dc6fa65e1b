/**
 * `pnpm test:storm`: runs the suite beside a load that keeps every core busy. Whatever fails here but not alone waits for
 * a time instead of a fact.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';

const load: ChildProcess[] = Array.from({ length: os.availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;) {}'], { stdio: 'ignore' }),
);
const suite = spawn('pnpm', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // A cached result says nothing about today's load.
  env: { ...process.env, TURBO_FORCE: 'true' },
});
const [code] = await once(suite, 'exit');
for (const one of load) one.kill('SIGKILL');
process.exit(code ?? 1);
