import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../../deps.ts';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import type { Storage } from '../../../plumbing/storage/storage.ts';
import { threadPool } from '../../../plumbing/thread-pool.ts';
import { keyOfUrl } from '../upload/files-host.ts';
import { incomingPrefix } from '../upload/incoming-file.ts';
import type { Card } from './draw-card.ts';
import type { SharedContent, SharingSite } from './shared-content.ts';

export const pictureType = 'image/jpeg';

export const pictureFolder = 'cards';

/** Storage key of a version of a page's picture: `page` is its address with the language. */
export const pictureKey = (page: string, version: string) =>
  `${pictureFolder}/${page
    .replace(/^\//, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 70)}_${version}`;

/** The common prefix of all versions' keys. */
export const pageOfKey = (key: string) => key.slice(0, -(versionLength + 1));
const versionLength = 22;

/** Milliseconds after which drawing is given up. */
const drawingTimeout = 15_000;

/** One thread for all: drawing takes a tenth of a second. It ends when idle. */
const threads = threadPool(new URL('./share-picture.worker.ts', import.meta.url));

/** The bytes of a public file by its address; undefined if it does not exist or the address is not ours. */
async function fileAt(storage: Storage, address: string | null | undefined) {
  return fileOf(storage, address ? keyOfUrl(address) : undefined);
}

async function fileOf(storage: Storage, key: string | undefined) {
  const file = key ? await storage.get(key).catch(() => null) : null;
  return file ? await buffer(file) : undefined;
}

async function keep(storage: Storage, key: string, picture: Uint8Array) {
  const folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
  try {
    const file = path.join(folder, 'picture');
    await writeFile(file, picture);
    await storage.put(key, file, pictureType);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Draws and stores pictures. The queue is short: when it is full, the page falls back to the picture of the site, if
 * that exists.
 */
export function sharePictures({ storage, limits }: Pick<Deps, 'storage' | 'limits'>) {
  const turns = fairQueue({ atOnce: 1, waiting: limits?.waitingPictures ?? 8 });
  const underWay = new Map<string, Promise<void>>();

  async function draw(key: string, content: SharedContent, site: SharingSite) {
    const [own, logo, photo] = await Promise.all([
      fileOf(storage, site.logo),
      fileAt(storage, content.logo),
      fileAt(storage, content.photo),
    ]);
    const files = { ...(own && { site: own }), ...(logo && { logo }), ...(photo && { photo }) };
    const card: Card = { content, site: site.name, files };
    await keep(storage, key, await threads.run(card, { signal: AbortSignal.timeout(drawingTimeout) }));
  }

  return {
    /** Draws the picture for `key`; concurrent calls share the result. */
    make(key: string, content: SharedContent, site: SharingSite): Promise<void> {
      const making = underWay.get(key) ?? turns.run('all', () => draw(key, content, site));
      if (!underWay.has(key)) {
        underWay.set(key, making);
        const done = () => void underWay.delete(key);
        making.then(done, done);
      }
      return making;
    },
  };
}
