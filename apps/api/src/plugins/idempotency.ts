import { createHash } from 'node:crypto';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { findResponse, keepResponse, takeKey } from './idempotency.repository.ts';

export const longestKey = 200;
/** Milliseconds for which a key stands for its response. */
export const keyLife = 86_400_000;

function keyOf({ headers }: FastifyRequest) {
  const key = headers['idempotency-key'];
  if (!key) return undefined;
  if (typeof key !== 'string' || key.length > longestKey) throw new AppError('request.invalid');
  return key;
}

/** The call that a key names: another endpoint, or another record, has nothing to do with it. */
const targetOf = ({ method, path }: Endpoint, params: Record<string, string>) =>
  `${method} ${path.replace(/:(\w+)/g, (_, name: string) => params[name]?.toLowerCase() ?? '')}`;

const underWay = new Map<string, Promise<unknown>>();

/**
 * One after the other of those with one name in this process. They would wait for each other in the database anyway,
 * each with a connection that everybody else could use.
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
 * Does `work` in one transaction. With an `Idempotency-Key` it is done once, however often and at however many places
 * the call arrives: its response is kept in that transaction, and whoever comes with the same key waits for it to end.
 * An error leaves neither change nor answer.
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
  // Of the checked body, whose fields are in the schema's order.
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
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
