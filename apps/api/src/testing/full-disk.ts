import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { createWriteStream } = fs;

/** What the system itself says of a full disk, without filling one: `/dev/full` takes whatever is written. */
export function fillDisk(isFull: boolean) {
  const full: typeof createWriteStream = (_file, options) => createWriteStream('/dev/full', options);
  fs.createWriteStream = isFull ? full : createWriteStream;
  syncBuiltinESMExports();
}
