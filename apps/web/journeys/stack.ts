import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const start = path.resolve(import.meta.dirname, '../../api/src/local/start.ts');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function running(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Acheep is running')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
}

/**
 * The whole product as `pnpm start` runs it, in a process of its own with data of its own: database, demo data, mail
 * server, API, page, worker.
 */
export async function startStack() {
  const directory = await mkdtemp(path.join(tmpdir(), 'acheep-journey-'));
  const port = await freePort();
  const child = spawn(process.execPath, [start], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await running(child);
  return {
    url: `http://localhost:${port}`,
    /** The newest mail to `address` that came in over SMTP, or the newest whose subject fits; waits for it. */
    async mailTo(address: string, subject = /./): Promise<Email> {
      const folder = path.join(directory, 'mail');
      for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
        const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
        for (const name of names.reverse()) {
          const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
          const isTo = mail.to?.some((to) => to.address === address);
          if (isTo && subject.test(mail.subject ?? '')) return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      throw new Error(`No mail to ${address} has arrived.`);
    },
    /** Stops it as Ctrl-C does, and answers how it ended. */
    async stop(): Promise<number | null> {
      const code = await new Promise<number | null>((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', resolve);
        child.kill('SIGINT');
      });
      await rm(directory, { recursive: true, force: true });
      return code;
    },
  };
}

export type Stack = Awaited<ReturnType<typeof startStack>>;
