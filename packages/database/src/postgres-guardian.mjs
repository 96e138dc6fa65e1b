/**
 * Runs PostgreSQL for one owner, at the other end of standard input, and stops it when that end closes: asked
 * to, crashed or killed, a process never leaves a server behind. Lives in a process group of its own, so that
 * Ctrl-C reaches the owner, which finishes its work before it lets the database go. Plain JavaScript: what strips types
 * would take 11 MB for as long as the server runs.
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
