import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server for local use and tests: accepts every message and writes it to `directory` as
 * `<time>-<number>.eml`. Returns its `smtp://` URL. It acknowledges a message after `pause` milliseconds.
 */
export async function startSmtpSink(
  directory: string,
  host = '127.0.0.1',
  pause = 0,
): Promise<{ url: string; stop(): Promise<void> }> {
  mkdirSync(directory, { recursive: true });
  let number = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        number += 1;
        const file = path.join(directory, `${Date.now()}-${String(number).padStart(6, '0')}.eml`);
        // Renamed at the end, so that readers of the folder find complete messages.
        writeFile(`${file}.part`, Buffer.concat(chunks))
          .then(() => rename(`${file}.part`, file))
          .then(() => setTimeout(done, pause), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
