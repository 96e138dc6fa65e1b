import { compareSync, hashSync } from 'bcryptjs';

/** Runs in a thread: hashes `digest` at `cost`, or compares it with `hash`. */
export default function work({
  digest,
  cost,
  hash,
}: {
  digest: string;
  cost?: number;
  hash?: string;
}): string | boolean {
  return hash ? compareSync(digest, hash) : hashSync(digest, cost);
}
