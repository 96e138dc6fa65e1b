import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { createWriteStream } = fs;

/** Provokes the system's real error for a full disk without filling one: `/dev/full` fails every write. */
export function fillDisk(isFull: boolean) {
  const full: typeof createWriteStream = (_file, options) => createWriteStream('/dev/full', options);
  fs.createWriteStream = isFull ? full : createWriteStream;
  syncBuiltinESMExports();
}
