import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../../deps.ts';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import type { Storage } from '../../../plumbing/storage/storage.ts';
import { threadPool } from '../../../plumbing/thread-pool.ts';
import { incomingPrefix } from '../upload/incoming-file.ts';
import type { Card } from './draw-card.ts';
import type { SharedContent, SharingSite } from './shared-content.ts';

export const pictureType = 'image/jpeg';

/** Of the storage: where pictures are kept. */
export const pictureFolder = 'cards';

/** Where the picture of a page is kept in a version: `page` is its address, with the language. */
export const pictureKey = (page: string, version: string) =>
  `${pictureFolder}/${page
    .replace(/^\//, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 70)}_${version}`;

/** The same of all versions: what a key begins with. */
export const pageOfKey = (key: string) => key.slice(0, -(versionLength + 1));
const versionLength = 22;

/** Milliseconds after which a picture is given up. */
const longest = 15_000;

/** One thread for all: drawing takes a tenth of a second. It ends when nobody wants anything. */
const threads = threadPool(new URL('./share-picture.worker.ts', import.meta.url));

/** The bytes of a file that everybody may see, by its address; none where it is not there, or nowhere of ours. */
async function fileAt(storage: Storage, address: string | null | undefined) {
  const key = address?.match(/^\/media\/(.+)$/)?.[1];
  const file = key ? await storage.get(key).catch(() => null) : null;
  return file ? await buffer(file) : undefined;
}

/** Keeps a picture. */
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
 * Makes pictures and keeps them. Few wait: whoever comes when there is no room gets the picture of the site instead, as
 * soon as it is known.
 */
export function sharePictures({ storage, limits }: Pick<Deps, 'storage' | 'limits'>) {
  const turns = fairQueue({ atOnce: 1, waiting: limits?.waitingPictures ?? 8 });
  const underWay = new Map<string, Promise<void>>();

  async function draw(key: string, content: SharedContent, site: SharingSite) {
    const [own, logo, photo] = await Promise.all([
      fileAt(storage, site.logo && `/media/${site.logo}`),
      fileAt(storage, content.logo),
      fileAt(storage, content.photo),
    ]);
    const files = { ...(own && { site: own }), ...(logo && { logo }), ...(photo && { photo }) };
    const card: Card = { content, site: site.name, files };
    await keep(storage, key, await threads.run(card, { signal: AbortSignal.timeout(longest) }));
  }

  return {
    /** Makes the picture that is to lie at `key`; who asks for one that is being made waits for that. */
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
