import { createHash } from 'node:crypto';
import { StartError } from '../../../config.ts';
import { damaged, readArchive } from './archive-reader.ts';
import type { BackupPlace } from './backup-place.ts';
import {
  filePath,
  format,
  type Header,
  headerSchema,
  type Manifest,
  manifestSchema,
  names,
} from './manifest.ts';

/** An archive that was read and verified completely. */
export interface WholeArchive {
  name: string;
  header: Header;
  manifest: Manifest;
}

const jsonLimit = 200_000_000;

async function readJson(content: AsyncIterable<Buffer>, size: number): Promise<unknown> {
  if (size > jsonLimit) throw damaged('its list of contents is too long');
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw damaged('its list of contents cannot be read');
  }
}

async function readHeader(content: AsyncIterable<Buffer>, size: number): Promise<Header> {
  const header = headerSchema.safeParse(await readJson(content, size));
  if (!header.success) throw new StartError('This is no backup of Acheep.');
  if (header.data.format > format)
    throw new StartError('The archive was made by a newer version of the program: update the program first.');
  return header.data;
}

function compare(manifest: Manifest, tables: Map<string, string>, files: Map<string, string>) {
  const nothing = createHash('sha256').digest('hex');
  for (const { schema, name, sha256 } of manifest.tables) {
    if ((tables.get(`${schema}.${name}`) ?? nothing) !== sha256)
      throw damaged(`the rows of ${name} are not those that it lists`);
    tables.delete(`${schema}.${name}`);
  }
  for (const { key, sha256 } of manifest.files) {
    if (files.get(filePath(key)) !== sha256) throw damaged(`the file ${key} is not the one that it lists`);
    files.delete(filePath(key));
  }
  const [unlisted] = [...tables.keys(), ...files.keys()];
  if (unlisted) throw damaged(`it does not list ${unlisted}`);
}

export const tableOf = (path: string) => /^table\/([^/]+)\/\d+\.copy$/.exec(path)?.[1];

/** Reads all of an archive and trusts nothing of it before. Throws a `StartError` that states the fault. */
export async function verifyArchive(place: BackupPlace, name: string, key: string): Promise<WholeArchive> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  const tables = new Map<string, ReturnType<typeof createHash>>();
  const files = new Map<string, string>();
  for await (const { path, size, content } of readArchive(await place.read(name), key)) {
    if (!header) {
      if (path !== names.header) throw new StartError('This is no backup of Acheep.');
      header = await readHeader(content, size);
    } else if (path === names.manifest) {
      const read = manifestSchema.safeParse(await readJson(content, size));
      if (!read.success) throw damaged('its list of contents cannot be read');
      manifest = read.data;
    } else {
      const table = tableOf(path);
      const hash = (table && tables.get(table)) || createHash('sha256');
      for await (const chunk of content) hash.update(chunk);
      if (table) tables.set(table, hash);
      else files.set(path, hash.digest('hex'));
    }
  }
  if (!header) throw new StartError('This is no backup of Acheep.');
  if (!manifest) throw damaged('it has no end');
  compare(manifest, new Map([...tables].map(([table, hash]) => [table, hash.digest('hex')])), files);
  return { name, header, manifest };
}
