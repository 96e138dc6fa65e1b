import { spawn } from 'node:child_process';
import path from 'node:path';

// Started by `npx pnpm@10 start`: runs the product in a child process, and starts another one if the watchdog has ended
// it. The embedded database stops and starts with it.

let isStopping = false;

function start() {
  const words = [path.join(import.meta.dirname, 'product.ts'), ...process.argv.slice(2)];
  // The IPC channel tells each process when the other ends, for whatever reason.
  const product = spawn(process.execPath, words, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  product.on('exit', (code, signal) => {
    if (signal === 'SIGKILL' && !isStopping) running = start();
    else process.exit(code ?? 1);
  });
  return product;
}

let running = start();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    // Not with a signal: a key typed at the terminal has reached both processes, and a second signal would end it at
    // once.
    if (running.connected) running.disconnect();
  });
