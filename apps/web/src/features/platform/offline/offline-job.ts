import type { Bookmark } from '@acheep/contract/feed/bookmark';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { getSession } from '../../../lib/session.ts';

/** Maximum number of viewed jobs, besides the saved ones. */
const maxSeen = 30;
const maxSaved = 20;
const maxAnswers = 60;

type JobAnswer = ApiResponse<'GET /job/:id'>;
interface OfflineJob {
  /** Time of the response. */
  at: number;
  /** Time of the last view; null if it was only saved. */
  seen: number | null;
  answer: JobAnswer;
}
interface OfflineList {
  at: number;
  saved: Bookmark[];
}

/** An answer of the API with the query that asked for it. */
interface OfflineAnswer {
  at: number;
  queryKey: readonly unknown[];
  answer: unknown;
}

const prefix = 'kept-';
/** Version of what is kept: a page cannot show answers of another one. Increase it when cards or jobs get a new field. */
const shape = 3;
const jobs = '/kept/job/';
const list = '/kept/saved';
const results = '/kept/results';
const answers = '/kept/answer/';

/** Returns the owner of the cache; null during impersonation, when nothing is cached. */
function owner(): string | null {
  const session = getSession();
  return session?.impersonation ? null : (session?.user._id ?? 'visitor');
}
const cacheName = () => `${prefix}${shape}-${owner()}`;

async function read<T>(cache: Cache, address: string | Request): Promise<T | undefined> {
  return (await cache.match(address))?.json() as Promise<T> | undefined;
}
const write = (cache: Cache, address: string, value: OfflineJob | OfflineList | OfflineAnswer) =>
  cache.put(address, Response.json(value));

async function allOf<T>(cache: Cache, place: string): Promise<T[]> {
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(place));
  const kept = await Promise.all(requests.map((request) => read<T>(cache, request)));
  return kept.filter((one) => one !== undefined);
}
const allJobs = (cache: Cache) => allOf<OfflineJob>(cache, jobs);
const allAnswers = (cache: Cache) => allOf<OfflineAnswer>(cache, answers);

const idOf = ({ answer }: OfflineJob) => answer.data._id;
const latest = (one: OfflineJob, other: OfflineJob) => (other.seen ?? 0) - (one.seen ?? 0);

/** Deletes jobs that are neither saved nor recently viewed. */
async function trim(cache: Cache) {
  const saved = new Set((await read<OfflineList>(cache, list))?.saved.map((one) => savedId(one)));
  const others = (await allJobs(cache)).filter((job) => !saved.has(idOf(job))).sort(latest);
  const over = others.filter((job, place) => place >= maxSeen || job.seen === null);
  await Promise.all(over.map((job) => cache.delete(jobs + idOf(job))));
}

const savedId = (one: Bookmark) => (one.noun === 'job' ? one.job._id : '');

/** Writes to the user's cache. Whoever leaves meanwhile leaves nothing: it would come back after it was deleted. */
async function keep(work: (cache: Cache, isHere: () => boolean) => Promise<void>) {
  if (owner() === null) return;
  const name = cacheName();
  const isHere = () => cacheName() === name;
  try {
    await work(await caches.open(name), isHere);
  } finally {
    if (!isHere()) await caches.delete(name);
  }
}

/** Caches a viewed job. */
export const keepSeen = (answer: JobAnswer, at: number) =>
  keep(async (cache) => {
    await write(cache, jobs + answer.data._id, { at, seen: Date.now(), answer });
    await trim(cache);
  });

const placeOf = ({ queryKey }: OfflineAnswer) => answers + encodeURIComponent(JSON.stringify(queryKey));

/** Caches an answer in place of an older one to the same query. */
export const keepAnswer = (value: OfflineAnswer) =>
  keep(async (cache) => {
    await write(cache, placeOf(value), value);
    const old = (await allAnswers(cache)).sort((a, b) => b.at - a.at).slice(maxAnswers);
    await Promise.all(old.map((one) => cache.delete(placeOf(one))));
  });

/** Caches the latest page of results in place of the one before. */
export const keepResults = (value: OfflineAnswer) => keep((cache) => write(cache, results, value));

/** Caches the full records of the user's saved jobs, one at a time in the background. */
export const keepSaved = () =>
  keep(async (cache, isHere) => {
    const { data: saved } = await call('GET /favorite', {
      query: { limit: maxSaved, sort: 'createdAt_-1', 'filter[noun]': 'job' },
    });
    await write(cache, list, { at: Date.now(), saved });
    for (const id of saved.map(savedId)) {
      if (!isHere()) return;
      if (await cache.match(jobs + id)) continue;
      const answer = await call('GET /job/:id', { params: { id } }).catch(() => null);
      if (answer) await write(cache, jobs + id, { at: Date.now(), seen: null, answer });
    }
    await trim(cache);
  });

/** Deletes caches of other users. */
export async function forgetOthers() {
  const own = cacheName();
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Returns the cached jobs: the saved ones, then the viewed ones, latest first. */
export async function offlineJobs() {
  const cache = await caches.open(cacheName());
  const [kept, all] = await Promise.all([read<OfflineList>(cache, list), allJobs(cache)]);
  const saved = kept?.saved.flatMap((one) => (one.noun === 'job' ? [one.job] : [])) ?? [];
  return {
    saved: saved.map((job) => ({ at: kept?.at ?? 0, job })),
    seen: all
      .filter(({ seen }) => seen !== null)
      .sort(latest)
      .map(({ at, answer }) => ({ at, job: answer.data })),
  };
}

/** Puts cached jobs and answers into the query cache with their original age. */
export async function restoreJobs() {
  const cache = await caches.open(cacheName());
  const seen = (await allJobs(cache)).map(({ at, answer }) => {
    const { queryKey } = apiQuery('GET /job/:id', { params: { id: answer.data._id } });
    return { at, queryKey, answer };
  });
  const found = [...(await allOf<OfflineAnswer>(cache, results)), ...(await allAnswers(cache))];
  for (const { at, queryKey, answer } of [...seen, ...found]) {
    queryClient.setQueryDefaults([queryKey[0]], { gcTime: Number.POSITIVE_INFINITY });
    if (!queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, answer, { updatedAt: at });
  }
}
