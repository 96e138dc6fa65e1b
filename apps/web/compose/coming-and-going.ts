import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { sessionOf } from '../journeys/session.ts';
import type { Stack } from '../journeys/stack.ts';

type Session = Awaited<ReturnType<typeof sessionOf>>;

/** Response counts by status; null counts requests without a response. */
type Answers = Map<number | null, number>;

/** Returns the number of responses with status 500 and above, and of requests without a response. */
export const failedOf = (answers: Answers) =>
  [...answers].reduce((sum, [status, count]) => (status === null || status >= 500 ? sum + count : sum), 0);
const allOf = (answers: Answers) => [...answers.values()].reduce((sum, count) => sum + count, 0);

export interface Heard {
  readers: Answers;
  writers: Answers;
  /** Subjects of the accepted messages, in order. */
  written: string[];
  /** Longest response time, in milliseconds. */
  longest: number;
}

/** Prints the figures of one operation, for the notes on growing. */
export function tell(about: string, { readers, writers, longest }: Heard) {
  const of = (answers: Answers) => `${allOf(answers)} (${failedOf(answers)} failed)`;
  const kinds = JSON.stringify([[...readers], [...writers]]);
  process.stdout.write(
    `${about}: reads ${of(readers)}, writes ${of(writers)}, longest ${longest} ms, statuses ${kinds}\n`,
  );
}

const json = { 'content-type': 'application/json' };
const signedIn = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/**
 * Simulates traffic while `work` runs: three readers, one of them signed in, each as fast as responses arrive; a
 * recruiter who writes to a candidate, with an idempotency key under which a failed message is retried; and a candidate
 * who adds and removes a bookmark. The writers finish their last request.
 */
export async function whilePeopleCome(
  { url }: Stack,
  { seeker, recruiter }: { seeker: Session; recruiter: Session },
  work: () => Promise<unknown>,
): Promise<Heard> {
  const heard: Heard = { readers: new Map(), writers: new Map(), written: [], longest: 0 };
  let over = false;
  async function ask(answers: Answers, path: string, init: RequestInit = {}) {
    const began = performance.now();
    const response = await fetch(`${url}/api/v1${path}`, init).catch(() => null);
    const body = await response?.text().catch(() => null);
    // A truncated response counts as none.
    const status = typeof body === 'string' && response ? response.status : null;
    answers.set(status, (answers.get(status) ?? 0) + 1);
    heard.longest = Math.max(heard.longest, Math.round(performance.now() - began));
    return { ok: status !== null && status < 300, body: body ?? '' };
  }
  const found = async (path: string, session: Session) => {
    const { body } = await ask(new Map(), path, { headers: signedIn(session) });
    const [first] = (JSON.parse(body) as { data: { _id: string }[] }).data;
    return first?._id ?? '';
  };

  const places = ['/job', '/job?search=warehouse', '/category'];
  async function read(headers: Record<string, string>) {
    for (let turn = 0; !over; turn += 1)
      await ask(heard.readers, places[turn % places.length] ?? '', { headers });
  }
  async function until(path: string, init: RequestInit) {
    for (const end = Date.now() + 90_000; Date.now() < end; await sleep(250))
      if ((await ask(heard.writers, path, init)).ok) return;
    throw new Error(`${init.method} ${path} was never taken.`);
  }
  async function write() {
    const application = await found('/application/candidate', recruiter);
    for (; !over; await sleep(100)) {
      const subject = `Note ${randomUUID()}`;
      const headers = { ...json, ...signedIn(recruiter), 'idempotency-key': subject };
      const body = JSON.stringify({ ids: [application], en: { subject, text: 'We have read it.' } });
      await until('/application/email', { method: 'POST', headers, body });
      heard.written.push(subject);
    }
  }
  async function save() {
    const job = await found('/job', seeker);
    const headers = signedIn(seeker);
    for (; !over; await sleep(100))
      for (const method of ['PUT', 'DELETE']) await until(`/favorite/job/${job}`, { method, headers });
  }

  const people = Promise.all([read({}), read({}), read(signedIn(seeker)), write(), save()]);
  // An early failure is reported when the work is done.
  people.catch(() => {});
  // Ensures that traffic is flowing before the work starts.
  await sleep(2_000);
  try {
    await work();
  } finally {
    over = true;
  }
  await people;
  return heard;
}

/** Returns the subjects of all stored messages to the recruiter's candidates. */
export async function keptOf({ url }: Stack, recruiter: Session): Promise<string[]> {
  const headers = signedIn(recruiter);
  const ask = async (path: string) => (await (await fetch(`${url}/api/v1${path}`, { headers })).json()).data;
  const [{ _id }] = await ask('/application/candidate');
  return (await ask(`/application/${_id}/email`)).map(({ subject }: { subject: string }) => subject);
}
