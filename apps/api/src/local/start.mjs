import { spawn } from 'node:child_process';
import path from 'node:path';

// What `npx pnpm@10 start` starts: the product in a process of its own, and a new one where that was ended because
// something held it. The database that it brings along goes and comes with it. Plain JavaScript: what strips types would
// take 11 MB for as long as it runs.

/** As the container has it: a machine with more would only keep more of what nobody needs any longer. */
const options = ['--max-semi-space-size=4', '--max-old-space-size=512'];
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '65536' };

let isStopping = false;

function start() {
  const words = [...options, path.join(import.meta.dirname, 'product.ts'), ...process.argv.slice(2)];
  const product = spawn(process.execPath, words, {
    // By the connection between them each hears of the other's end, however that came.
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
    // Not with the signal: what is typed at a terminal has reached both, and a second one would not wait.
    if (running.connected) running.disconnect();
  });
