import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** The end record, 22 bytes, and the longest comment that may follow it. */
const endSearch = 22 + 65_535;
const largestDirectory = 1_000_000;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

interface Entry {
  method: number;
  compressedSize: number;
  localOffset: number;
}

function entryNamed(directory: Buffer, name: string): Entry | null {
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature; ) {
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    if (directory.toString('latin1', at + 46, nameEnd) === name) {
      return {
        method: directory.readUInt16LE(at + 10),
        compressedSize: directory.readUInt32LE(at + 20),
        localOffset: directory.readUInt32LE(at + 42),
      };
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return null;
}

async function contentOf(file: FileHandle, entry: Entry, limit: number): Promise<Buffer | null> {
  const { method, compressedSize, localOffset } = entry;
  const local = await readAt(file, localOffset, 30);
  if (local.length < 30 || local.readUInt32LE(0) !== localSignature || compressedSize > limit) return null;
  const start = localOffset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = await readAt(file, start, compressedSize);
  if (method === 0) return packed;
  // The bound is on what comes out, whatever the headers claim: a bomb stops here.
  return method === 8 ? inflate(packed, { maxOutputLength: limit }).catch(() => null) : null;
}

/**
 * One entry of a ZIP file, unpacked; null where it is not there, is broken, or is larger than `limit` bytes. Reads the
 * directory at the file's end, as the programs do that will open the file, and unpacks nothing else.
 */
export async function readZipEntry(
  file: FileHandle,
  size: number,
  name: string,
  limit: number,
): Promise<Buffer | null> {
  const tail = await readAt(file, Math.max(0, size - endSearch), endSearch);
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== endSignature) return null;
  const directorySize = tail.readUInt32LE(end + 12);
  if (directorySize > largestDirectory) return null;
  const directory = await readAt(file, tail.readUInt32LE(end + 16), directorySize);
  const entry = entryNamed(directory, name);
  return entry && contentOf(file, entry, limit);
}
