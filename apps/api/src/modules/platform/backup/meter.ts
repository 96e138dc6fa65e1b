import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Meter extends Transform {
  bytes: number;
  /** SHA-256 of everything; may be called once. */
  digest(): string;
}

export function meter(): Meter {
  const hash = createHash('sha256');
  const stream: Meter = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        stream.bytes += chunk.length;
        done(null, chunk);
      },
    }),
    { bytes: 0, digest: () => hash.digest('hex') },
  );
  return stream;
}
