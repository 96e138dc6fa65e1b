import { locales, pathIn } from '@acheep/contract/kernel/locale';
import type { PageAddress } from '@acheep/contract/pages';
import type { Deps } from '../../../deps.ts';
import type { FoundPages, FoundRecords, PageStatuses } from '../../../module.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { type Change, findChanged, findFound, highestId } from '../../../search/found.repository.ts';
import { readSettings } from '../operator-setting/operator-setting.repository.ts';
import { forgetMarks, readMarks, saveMarks } from './index-now.repository.ts';

/** Milliseconds until one message times out. */
const patience = 20_000;

/** The credentials of the site. */
interface Speaker {
  host: string;
  key: string;
  keyLocation: string;
}

const maxAddresses = 10_000;

/** Notifies search engines of changed addresses. Throws a `TaskFailure` if they refuse. */
async function submitToIndexNow(endpoint: string, speaker: Speaker, urlList: readonly string[]) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ ...speaker, urlList }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new TaskFailure('IndexNow gives no answer');
  });
  // The body is of no use, and a large one must not fill the memory.
  await response.body?.cancel();
  if (!response.ok) throw new TaskFailure('IndexNow refuses', { status: response.status });
}

type Telling = Pick<Deps, 'config' | 'database' | 'modules' | 'now'>;

/** The URL by which search engines verify that a message comes from this site. */
export const keyPath = '/indexnow-key.txt';

/** Milliseconds until a change is read: every transaction that began before it has ended by then. */
const settled = 60_000;
/** Milliseconds after which a change is left to the sitemap. */
const oldest = 7 * 86_400_000;
/** Records of one address per message. */
const usualBatch = 200;

/** Page addresses of records with a known status. */
function watchedOf(modules: Deps['modules']) {
  const statuses: PageStatuses = Object.assign({}, ...modules.map(({ pages }) => pages));
  const found: FoundPages = Object.assign({}, ...modules.map((module) => module.found));
  return Object.entries(found).flatMap(([address, records]) => {
    const status = statuses[address as PageAddress];
    return records && status ? [{ address, records, status }] : [];
  });
}

/** Sends search engines, in one message, the changes at each address since the last. */
export async function notifyChanges(
  { config, database, modules, now: clock }: Telling,
  batch = usualBatch,
): Promise<void> {
  const { prisma } = database;
  const { indexNow } = (await readSettings(prisma)).settings;
  if (!indexNow) {
    await forgetMarks(prisma);
    return;
  }
  const now = clock();
  const until = new Date(now.getTime() - settled);
  const known = await readMarks(prisma);
  const marks = new Map<string, Change>();
  const changedPaths: string[] = [];

  /** True for a public page, or one that was public and is over or deleted. Drafts are never announced. */
  async function isNotified(records: FoundRecords, id: string, status: PageStatuses[PageAddress]) {
    const place = { from: id, isAfter: false, before: null, limit: 1 };
    const [listed] = await findFound(database, records, now, place);
    if (listed?.id === id) return true;
    const answer = await status?.(prisma, id, now);
    return answer !== undefined && answer !== 404;
  }

  for (const { address, records, status } of watchedOf(modules)) {
    const mark = known.get(address);
    // Starts when the key is set: earlier pages are in the sitemap.
    if (!mark || now.getTime() - mark.changed.getTime() > oldest) {
      marks.set(address, { changed: until, id: highestId });
      continue;
    }
    const changes = await findChanged(database, records, { after: mark, until, limit: batch });
    for (const { id } of changes) {
      if (await isNotified(records, id, status)) changedPaths.push(address.replace(/:\w+/, id));
    }
    const last = changes.length < batch ? undefined : changes.at(-1);
    marks.set(address, last ?? { changed: until, id: highestId });
  }

  const urls = changedPaths.flatMap((path) =>
    locales.map((locale) => config.PUBLIC_URL + pathIn(locale, path)),
  );
  const { host } = new URL(config.PUBLIC_URL);
  const speaker = { host, key: indexNow.key, keyLocation: config.PUBLIC_URL + keyPath };
  for (let from = 0; from < urls.length; from += maxAddresses)
    await submitToIndexNow(config.INDEX_NOW_URL, speaker, urls.slice(from, from + maxAddresses));
  // Saved only now: a message that was not accepted is sent again.
  await saveMarks(prisma, marks);
}
