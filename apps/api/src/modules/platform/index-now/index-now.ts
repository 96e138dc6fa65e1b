import { TaskFailure } from '../../../plumbing/queue.ts';

/** Milliseconds until one message times out. */
const patience = 20_000;

/** The credentials of the site. */
export interface Speaker {
  host: string;
  key: string;
  keyLocation: string;
}

export const mostAddresses = 10_000;

/** Notifies search engines of changed addresses. Throws a `TaskFailure` if they refuse. */
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
  // The body is of no use, and a large one must not fill the memory.
  await response.body?.cancel();
  if (!response.ok) throw new TaskFailure('IndexNow refuses', { status: response.status });
}
