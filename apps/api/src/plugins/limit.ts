import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@acheep/contract/errors';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { type Limit, limits, partnerLimit, type Tier } from '@acheep/contract/kernel/limit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { knownNetworks } from '../modules/accounts/account/known-network.service.ts';
import { networkOf } from '../plumbing/network.ts';
import { derivedSecret } from '../plumbing/secret.ts';
import { metrics } from '../plumbing/watching/metrics.ts';
import { addTries, removeTry, sweepCounts } from './limit.repository.ts';
import { prefetchedTries } from './prefetched-tries.ts';

/** The state of a caller's limit. */
export interface Standing {
  tries: number;
  left: number;
  /** Seconds until the window ends. */
  seconds: number;
}

/** The parts of a call that limits use. */
export interface LimitedCall {
  request: FastifyRequest;
  email: string;
  /** Token of a mailed link. */
  link?: string;
  /** True when the query has a search, and when the body has the others. */
  given: Partial<Record<NonNullable<Limit['only']>, boolean>>;
  /** Receives the state of a partner key's limit. */
  tell?: (standing: Standing) => void;
}

/** A limit with the names that it is counted under. */
export interface Counted extends Limit {
  tier: Tier | 'partner';
  name: string;
  /** The endpoint that it is counted for; empty if all endpoints of the tier share a count. */
  of: string;
}

const counted = (tier: Counted['tier'], limit: Limit, of: string): Counted => ({
  ...limit,
  tier,
  name: `${tier}-${limit.by}-${limit.seconds}`,
  of: limit.together ? '' : of,
});

export const limitsOf = ({
  limit,
  method,
  path,
}: Pick<Endpoint, 'limit' | 'method' | 'path'>): readonly Counted[] =>
  limit ? limits[limit].map((one) => counted(limit, one, `${method} ${path}`)) : [];

export const limitsOfPartner = (perMinute: number): readonly Counted[] => [
  counted('partner', partnerLimit(perMinute), ''),
];

interface Taken {
  limit: Counted;
  giveBack(): Promise<void>;
}

const sweepMinutes = 10;
/** Maximum rows after a sweep: some 150 MB. */
const maxRows = 1_000_000;
/** Codes of a database that is readable but not writable: read-only, or its disk is full. */
const unwritable = new Set(['25006', '53100']);

function callerOf(by: Limit['by'], { request, email, link = '' }: LimitedCall): string {
  switch (by) {
    case 'caller':
      return request.actor?.impersonatedBy ?? request.actor?.id ?? networkOf(request.ip);
    case 'key':
      return request.callingKey?.id ?? '';
    case 'email':
      return email;
    case 'link':
      return link;
    case 'everybody':
      return '';
    case 'address':
      return networkOf(request.ip);
    case 'email+address':
      return `${email} ${networkOf(request.ip)}`;
  }
}

function secondsLeft(limit: Limit, endsAt: Date, now: Date) {
  // Of two concurrent calls the later one may have read the clock first.
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(1, left), limit.seconds);
}

function tooMany(limit: Counted, endsAt: Date, now: Date) {
  metrics.refusedByLimit.inc({ limit: limit.tier });
  const seconds = secondsLeft(limit, endsAt, now);
  return new AppError((limit.says as ErrorCode | undefined) ?? 'request.too_many', {
    seconds,
    minutes: Math.ceil(seconds / 60),
    hours: Math.ceil(seconds / 3600),
  });
}

const isRefusal = (error: unknown) => error instanceof AppError && error.status === 429;
const isOurs = (error: unknown) => !(error instanceof AppError) || error.status >= 500;

export function limiter(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { config, database, now } = deps;
  const networks = knownNetworks(deps);
  const secret = derivedSecret(config.SECRET, 'limit');
  const blocks = prefetchedTries();
  let sweptAt = now().getTime();

  interface Window extends Pick<Counted, 'name' | 'of' | 'seconds'> {
    most: number;
  }
  async function count({ name, of, seconds, most }: Window, caller: string, add: number, at: Date) {
    const whose = createHmac('sha256', secret).update(`${of} ${caller}`).digest('base64url').slice(0, 22);
    const key = `${name}:${whose}`;
    const endsAt = new Date(at.getTime() + seconds * 1000);
    const counted = await addTries(database, { key, add, most, now: at, endsAt });
    return { ...counted, key, isOver: counted.tries > most };
  }

  async function takeFromBlock(limit: Counted, caller: string, size: number, at: Date): Promise<Taken> {
    const most = limit.tries * config.LIMIT_FACTOR;
    const over = await blocks.take(`${limit.name} ${limit.of} ${caller}`, at, async () => {
      const { endsAt, isOver } = await count({ ...limit, most }, caller, size * config.LIMIT_FACTOR, at);
      return { left: isOver ? 0 : size * config.LIMIT_FACTOR, used: isOver, endsAt };
    });
    if (over) throw tooMany(limit, over, at);
    return { limit, giveBack: async () => {} };
  }

  const isSpared = (limit: Limit, { request, email }: LimitedCall) =>
    limit.sparesKnown ? networks.isKnown(email, networkOf(request.ip)) : false;

  /** The time at which a caller may try again; null after the wait, or for a first try. */
  async function waitsUntil(limit: Counted, seconds: number, call: LimitedCall, at: Date) {
    const window = { name: `${limit.name}-wait`, of: limit.of, seconds, most: 1 };
    const waiting = limit.by === 'address' ? 'address' : 'email+address';
    const { endsAt, isOver } = await count(window, callerOf(waiting, call), 1, at);
    return isOver ? endsAt : null;
  }

  async function take(limit: Counted, call: LimitedCall): Promise<Taken> {
    const { slows, block } = limit;
    const caller = callerOf(limit.by, call);
    const at = now();
    if (block) return takeFromBlock(limit, caller, block, at);
    const tries = limit.tries * config.LIMIT_FACTOR;
    const most = slows ? Math.max(tries, slows.most / slows.each) : tries;
    // Counted before the work, so that a hundred concurrent tries do not count as one.
    const counted = await count({ ...limit, most }, caller, 1, at);
    if (limit.by === 'key') {
      const left = Math.max(0, tries - counted.tries);
      call.tell?.({ tries, left, seconds: secondsLeft(limit, counted.endsAt, at) });
    }
    const giveBack = () => removeTry(database, counted.key, counted.endsAt);
    if (counted.tries > tries && !(await isSpared(limit, call))) {
      const seconds = slows && Math.min(counted.tries * slows.each, slows.most);
      const until = seconds ? await waitsUntil(limit, seconds, call, at) : counted.endsAt;
      if (until && slows) await giveBack();
      if (until) throw tooMany(limit, until, at);
    }
    return { limit, giveBack };
  }

  async function giveBack(taken: Taken[], { request }: LimitedCall) {
    for (const { giveBack: back } of taken) {
      await back().catch((error) => request.log.warn({ err: error }, 'limit not given back'));
    }
  }

  function sweep({ request }: LimitedCall) {
    const at = now();
    if (at.getTime() - sweptAt < sweepMinutes * 60_000) return;
    sweptAt = at.getTime();
    sweepCounts(database, at, maxRows).catch((error) => request.log.warn({ err: error }, 'limits not swept'));
  }

  /** Counts the call, or throws `request.too_many`. */
  async function enter(limits: readonly Counted[], call: LimitedCall): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const limit of limits) {
      if (limit.only && !call.given[limit.only]) continue;
      // Nothing was typed that it could be counted by.
      if ((limit.by === 'email' || limit.by === 'email+address') && !call.email) continue;
      try {
        taken.push(await take(limit, call));
      } catch (error) {
        // Reading continues while the database is not writable.
        const isReading = call.request.method === 'GET' || call.request.method === 'HEAD';
        if (isReading && unwritable.has((error as { code?: string }).code ?? '')) continue;
        await giveBack(taken, call);
        throw error;
      }
    }
    return taken;
  }

  return {
    /** Runs `work` if the call is within each of these limits. */
    async within<T>(limits: readonly Counted[], call: LimitedCall, work: () => Promise<T>): Promise<T> {
      const taken = await enter(limits, call);
      if (taken.length > 0) sweep(call);
      const failuresOnly = taken.filter(({ limit }) => limit.onlyFailures);
      try {
        const done = await work();
        await giveBack(failuresOnly, call);
        return done;
      } catch (error) {
        // A call that a narrower limit refuses, or that we fail, does not count.
        if (isRefusal(error) || isOurs(error)) await giveBack(taken, call);
        throw error;
      }
    },
  };
}

export type Limiter = ReturnType<typeof limiter>;
