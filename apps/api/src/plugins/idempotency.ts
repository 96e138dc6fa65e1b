import { createHash } from 'node:crypto';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { findResponse, keepResponse, takeKey } from './idempotency.repository.ts';

export const maxKeyLength = 200;
/** Milliseconds for which the response of a key is stored. */
export const keyLife = 86_400_000;

function keyOf({ headers }: FastifyRequest) {
  const key = headers['idempotency-key'];
  if (!key) return undefined;
  if (typeof key !== 'string' || key.length > maxKeyLength) throw new AppError('request.invalid');
  return key;
}

/** The target of a key: the same key may be used for another endpoint, or another record. */
const targetOf = ({ method, path }: Endpoint, params: Record<string, string>) =>
  `${method} ${path.replace(/:(\w+)/g, (_, name: string) => params[name]?.toLowerCase() ?? '')}`;

const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs calls with the same key one at a time in this process. They would wait for each other in the database anyway,
 * each with a connection that others could use.
 */
async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  underWay.set(name, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(name) === mine) underWay.delete(name);
  }
}

interface Checked {
  params: Record<string, string>;
  body: unknown;
}

/**
 * Runs `work` in one transaction. With an `Idempotency-Key` it runs once, however often and at however many processes
 * the call arrives: its response is stored in that transaction, and concurrent calls with the same key wait for it to
 * end. An error leaves neither change nor response.
 */
export async function inTransactionOnce<Answer>(
  { database: { prisma }, now }: Pick<Deps, 'database' | 'now'>,
  endpoint: Endpoint,
  request: FastifyRequest,
  { params, body }: Checked,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(request);
  const userId = request.actor?.id;
  if (!key || !userId) return prisma.$transaction(work);

  const call = { userId, target: targetOf(endpoint, params), key };
  // The hash of the validated body, whose fields are in the schema's order. A password would be quick to guess from it.
  const withoutPassword = (name: string, value: unknown) => (name === 'password' ? undefined : value);
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null, withoutPassword))
    .digest();
  const once = async (tx: Transaction) => {
    const at = now();
    const isFirst = await takeKey(tx, call, {
      bodyHash,
      now: at,
      freeBefore: new Date(at.getTime() - keyLife),
    });
    if (!isFirst) {
      const kept = await findResponse(tx, call);
      if (!kept) throw new AppError('session.invalid');
      if (!bodyHash.equals(kept.bodyHash)) throw new AppError('request.repeated');
      return kept.answer as Answer;
    }
    const answer = await work(tx);
    await keepResponse(tx, call, answer);
    return answer;
  };
  return oneAtATime(JSON.stringify(call), () => prisma.$transaction(once));
}
