import type { FileHandle } from 'node:fs/promises';

// [MS-CFB]: a header of 512 bytes, then sectors. The directory is a chain of sectors of 128-byte entries; the chain is
// in the allocation table (FAT), whose own sectors the header lists.
const header = 512;
const entryBytes = 128;
const listedFatSectors = 109;
/** No Word file has so long a directory: 64 sectors are 256 streams at the least. */
const longestDirectory = 64;
const lastSector = 0xfffffffa;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
}

/** The name of a directory entry that is a stream; null for storages, the root, and what is not in use. */
function streamName(entry: Buffer): string | null {
  const bytes = entry.readUInt16LE(64);
  const isStream = entry.readUInt8(66) === 2;
  return isStream && bytes >= 2 && bytes <= 64 ? entry.toString('utf16le', 0, bytes - 2) : null;
}

/**
 * The names of the streams in an OLE compound file, by which one tells a Word document from a spreadsheet or an
 * installer. Empty where the file is broken.
 */
export async function compoundStreams(file: FileHandle): Promise<string[]> {
  const head = await readAt(file, 0, header);
  if (!head) return [];
  const shift = head.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 1 << shift;
  const readSector = (sector: number) => readAt(file, (sector + 1) * sectorBytes, sectorBytes);
  const perSector = sectorBytes / 4;

  async function next(sector: number): Promise<number> {
    const index = Math.floor(sector / perSector);
    if (index >= listedFatSectors) return lastSector;
    const table = await readSector(head?.readUInt32LE(76 + index * 4) ?? lastSector);
    return table ? table.readUInt32LE((sector % perSector) * 4) : lastSector;
  }

  const names: string[] = [];
  let sector = head.readUInt32LE(48);
  for (let read = 0; read < longestDirectory && sector < lastSector; read += 1) {
    const entries = await readSector(sector);
    if (!entries) break;
    for (let at = 0; at < sectorBytes; at += entryBytes) {
      const name = streamName(entries.subarray(at, at + entryBytes));
      if (name !== null) names.push(name);
    }
    sector = await next(sector);
  }
  return names;
}
