import { TaskFailure } from '../../../plumbing/queue.ts';

/** Milliseconds that one message may take. */
const patience = 20_000;

/** What says that one speaks for the site, and where that can be seen. */
export interface Speaker {
  host: string;
  key: string;
  keyLocation: string;
}

/** Addresses in a message at most. */
export const mostAddresses = 10_000;

/** Tells search engines of addresses that have changed. Throws a `TaskFailure` where they do not take it. */
export async function submitToIndexNow(endpoint: string, speaker: Speaker, urlList: readonly string[]) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ ...speaker, urlList }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new TaskFailure('IndexNow gives no answer');
  });
  // What it says besides is of no use, and whoever answers does not fill the memory.
  await response.body?.cancel();
  if (!response.ok) throw new TaskFailure('IndexNow refuses', { status: response.status });
}
