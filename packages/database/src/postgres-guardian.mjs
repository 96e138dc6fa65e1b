/**
 * Runs PostgreSQL for one owner, the process at the other end of standard input, and stops it when that end closes:
 * whether the owner stops it, crashes or is killed, no server is left behind. Runs in a separate process group, so that
 * Ctrl-C reaches only the owner, which finishes its work before it stops the database. Plain JavaScript, because type
 * stripping would take 11 MB of memory for as long as the server runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const GRACE = 10_000;

/** @type {import('./embedded-server.ts').GuardianOrder} */
const order = JSON.parse(process.argv[2] ?? '');
const server = spawn(order.postgres, ['-D', order.data, ...order.arguments], {
  cwd: order.data,
  stdio: ['ignore', 'inherit', 'inherit'],
  windowsHide: true,
  ...order.user,
});

let isStopping = false;

function stop() {
  isStopping = true;
  if (process.platform === 'win32') {
    spawnSync(order.pgCtl, ['stop', '-D', order.data, '-m', 'fast'], { windowsHide: true });
    return;
  }
  // SIGINT ends sessions and shuts down cleanly, SIGQUIT exits at once.
  server.kill('SIGINT');
  setTimeout(() => server.kill('SIGQUIT'), GRACE).unref();
}

server.on('error', () => process.exit(1));
server.on('exit', (code) => {
  if (isStopping)
    for (const directory of order.remove) rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  process.exit(code ?? 1);
});
process.stdin.on('close', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
