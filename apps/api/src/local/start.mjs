import { spawn } from 'node:child_process';
import path from 'node:path';

// Entry point of `npx pnpm@10 start`: runs the product in a child process, and starts another when the watchdog has
// killed it because its event loop was blocked. The embedded database stops and starts with it. Plain JavaScript,
// because type stripping would take 11 MB of memory for as long as it runs.

// Limits memory like the container does: with more, the process would only retain more garbage.
const options = ['--max-semi-space-size=4', '--max-old-space-size=512'];
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '65536' };

let isStopping = false;

function start() {
  const words = [...options, path.join(import.meta.dirname, 'product.ts'), ...process.argv.slice(2)];
  const product = spawn(process.execPath, words, {
    // The IPC channel informs each process when the other has ended, for whatever reason.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...memory, ...process.env },
  });
  product.on('exit', (code, signal) => {
    if (signal === 'SIGKILL' && !isStopping) running = start();
    else process.exit(code ?? 1);
  });
  return product;
}

let running = start();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopping = true;
    // Disconnects instead of forwarding the signal: Ctrl-C in a terminal has already reached both processes, and a
    // second signal would end the product without waiting for its work.
    if (running.connected) running.disconnect();
  });
