import { createHmac } from 'node:crypto';
import type { Limit } from '@acheep/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { derivedSecret } from '../secret.ts';
import { addTries, removeTry, sweepCounts } from './limit.repository.ts';
import { limitBlocks } from './limit-block.ts';
import { networkOf } from './limit-network.ts';

/** What a limit looks at of a call. */
export interface LimitedCall {
  request: FastifyRequest;
  email: string;
  isSearch: boolean;
}

interface Taken {
  limit: Limit;
  giveBack(): Promise<void>;
}

const sweepMinutes = 10;
/** The database can be read, but takes no writes: read-only, or its disk is full. */
const unwritable = new Set(['25006', '53100']);

function callerOf({ by }: Limit, { request, email }: LimitedCall): string {
  if (by === 'person') return request.actor?.id ?? '';
  const network = networkOf(request.ip);
  return by === 'address' ? network : `${email} ${network}`;
}

const tooMany = (endsAt: Date, now: Date) =>
  new AppError('request.too_many', {
    seconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  });

const isRefusal = (error: unknown) => error instanceof AppError && error.code === 'request.too_many';
const isOurs = (error: unknown) => !(error instanceof AppError) || error.status >= 500;

/** Holds callers to the limits that endpoints declare. */
export function limiter({ config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>) {
  const secret = derivedSecret(config.SECRET, 'limit');
  const blocks = limitBlocks();
  let sweptAt = now().getTime();

  async function count(limit: Limit, caller: string, add: number, at: Date) {
    const key = `${limit.name}:${createHmac('sha256', secret).update(caller).digest('base64url').slice(0, 22)}`;
    const most = limit.tries * config.LIMIT_FACTOR;
    const endsAt = new Date(at.getTime() + limit.seconds * 1000);
    const counted = await addTries(database, { key, add, most, now: at, endsAt });
    return { key, endsAt: counted.endsAt, isOver: counted.tries > most };
  }

  async function takeFromBlock(limit: Limit, caller: string, size: number, at: Date): Promise<Taken> {
    const over = await blocks.take(`${limit.name} ${caller}`, at, async () => {
      const { endsAt, isOver } = await count(limit, caller, size * config.LIMIT_FACTOR, at);
      return { left: isOver ? 0 : size * config.LIMIT_FACTOR, used: isOver, endsAt };
    });
    if (over) throw tooMany(over, at);
    return { limit, giveBack: async () => {} };
  }

  async function take(limit: Limit, call: LimitedCall): Promise<Taken> {
    const caller = callerOf(limit, call);
    const at = now();
    if (limit.block) return takeFromBlock(limit, caller, limit.block, at);
    // Counted before the work, so that a hundred tries at once are not one.
    const { key, endsAt, isOver } = await count(limit, caller, 1, at);
    if (isOver) throw tooMany(endsAt, at);
    return { limit, giveBack: () => removeTry(database, key, endsAt) };
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
    sweepCounts(database, at).catch((error) => request.log.warn({ err: error }, 'limits not swept'));
  }

  /** Counts the call, or throws `request.too_many`. */
  async function enter(limits: readonly Limit[], call: LimitedCall): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const limit of limits) {
      if (limit.onlySearch && !call.isSearch) continue;
      try {
        taken.push(await take(limit, call));
      } catch (error) {
        // Reading goes on while the database takes no writes.
        const isReading = call.request.method === 'GET' || call.request.method === 'HEAD';
        if (isReading && unwritable.has((error as { code?: string }).code ?? '')) continue;
        await giveBack(taken, call);
        throw error;
      }
    }
    return taken;
  }

  return {
    /** Does `work` if the call is within each of these limits. */
    async within<T>(limits: readonly Limit[], call: LimitedCall, work: () => Promise<T>): Promise<T> {
      const taken = await enter(limits, call);
      if (taken.length > 0) sweep(call);
      const failuresOnly = taken.filter(({ limit }) => limit.onlyFailures);
      try {
        const done = await work();
        await giveBack(failuresOnly, call);
        return done;
      } catch (error) {
        // Whoever a narrower limit inside refuses has used up no try of a wider one.
        if (isRefusal(error)) await giveBack(taken, call);
        else if (isOurs(error)) await giveBack(failuresOnly, call);
        throw error;
      }
    },
  };
}
