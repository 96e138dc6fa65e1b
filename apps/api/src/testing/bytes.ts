import type { Harness } from './harness.ts';

/** Response of a link, as bytes. */
export const openBytes = (api: Harness, url: string) =>
  api
    .http()
    .get(url)
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(null, Buffer.concat(chunks)));
    });
