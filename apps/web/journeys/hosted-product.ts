import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compileCache } from '../../api/src/testing/compile-cache.ts';

const program = path.join(import.meta.dirname, 'product-host.ts');

/** The process of this worker, in which the products of its files run one after the other. */
let host: ChildProcess | undefined;
let hear = (_text: string) => {};

function startHost(): ChildProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { PATH, HOME, ...compileCache },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => hear(String(chunk)));
  // The next file gets another one.
  child.once('exit', () => {
    host = undefined;
  });
  return child;
}

async function tell(settings: Record<string, string> | null) {
  if (!host && !settings) throw new Error('The process of the product has ended.');
  host ??= startHost();
  const heard = new AbortController();
  const answered = Promise.race([
    once(host, 'message', heard).then(([{ fault }]) => fault),
    once(host, 'exit', heard).then(([code, signal]) => `The process ended with ${signal ?? code}.`),
  ]);
  host.send(settings as object);
  const fault = await answered.finally(() => heard.abort());
  if (fault) throw new Error(fault);
}

/** Starts a product with these settings; `listen` gets what it prints. */
export async function startHosted(settings: Record<string, string>, listen: (text: string) => void) {
  hear = listen;
  await tell(settings);
  return { stop: () => tell(null) };
}
