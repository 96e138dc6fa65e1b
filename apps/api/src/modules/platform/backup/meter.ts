import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Meter extends Transform {
  /** How many have passed so far. */
  bytes: number;
  /** SHA-256 of all that passed, once. */
  digest(): string;
}

/** A stream that counts and hashes what passes through it. */
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
