/**
 * Runs PostgreSQL for one owner, connected by standard input, and stops it when that closes: whether the owner stops,
 * crashes or is killed, it never leaves a server behind. Runs in a separate process group, so that Ctrl-C reaches the
 * owner, which finishes its work before it stops the database.
 */
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Order of the owner, as JSON, in the only argument. */
export type GuardianOrder = {
  postgres: string;
  pgCtl: string;
  arguments: string[];
  data: string;
  user: { uid: number; gid: number } | undefined;
  /** Deleted once the server was stopped; kept for inspection of the log when it exited by itself. */
  remove: string[];
};

const GRACE = 10_000;

const order = JSON.parse(process.argv[2] ?? '') as GuardianOrder;
const server = spawn(order.postgres, ['-D', order.data, ...order.arguments], {
  cwd: order.data,
  stdio: ['ignore', 'inherit', 'inherit'],
  windowsHide: true,
  ...order.user,
});

let isStopping = false;

function stop(): void {
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
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
