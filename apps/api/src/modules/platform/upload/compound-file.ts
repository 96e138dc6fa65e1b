import type { FileHandle } from 'node:fs/promises';

// `file-type` only reports a compound file for all of these, and no maintained library reports more. [MS-CFB]: a header
// of 512 bytes, then sectors. The directory is a chain of sectors of 128-byte entries; the chain is in the allocation
// table (FAT), whose own sectors the header lists.
const header = 512;
const entryBytes = 128;
const listedFatSectors = 109;
/** Maximum directory sectors read. */
const maxDirectorySectors = 512;
const lastSector = 0xfffffffa;
const stream = 2;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
}

async function readDirectory(file: FileHandle): Promise<Buffer[]> {
  const head = await readAt(file, 0, header);
  const shift = head?.readUInt16LE(30);
  if (!head || (shift !== 9 && shift !== 12)) return [];
  const sectorBytes = 1 << shift;
  const readSector = (sector: number) => readAt(file, (sector + 1) * sectorBytes, sectorBytes);
  const perSector = sectorBytes / 4;

  async function following(sector: number): Promise<number> {
    const index = Math.floor(sector / perSector);
    const table = index < listedFatSectors ? await readSector(head?.readUInt32LE(76 + index * 4) ?? 0) : null;
    return table ? table.readUInt32LE((sector % perSector) * 4) : lastSector;
  }

  const entries: Buffer[] = [];
  let sector = head.readUInt32LE(48);
  for (let read = 0; read < maxDirectorySectors && sector < lastSector; read += 1) {
    const content = await readSector(sector);
    if (!content) break;
    for (let at = 0; at < sectorBytes; at += entryBytes) entries.push(content.subarray(at, at + entryBytes));
    sector = await following(sector);
  }
  return entries;
}

const nameOf = (entry: Buffer) =>
  entry.toString('utf16le', 0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2));

/**
 * The names of the top-level streams of an OLE compound file, which tell a Word document from a spreadsheet or an
 * installer; embedded files do not count. Empty if the file is broken.
 */
export async function compoundStreams(file: FileHandle): Promise<string[]> {
  const entries = await readDirectory(file);
  const names: string[] = [];
  // The children of an entry are a tree of left and right siblings; a broken file may have cycles.
  const waiting = [entries[0]?.readUInt32LE(76)];
  const seen = new Set<number>();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = entries[at];
    if (!entry || seen.has(at)) continue;
    seen.add(at);
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
    if (entry.readUInt8(66) === stream) names.push(nameOf(entry));
  }
  return names;
}
