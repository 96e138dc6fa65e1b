import { today } from '@acheep/contract/kernel/calendar';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { codeHash, derivedSecret } from '../../../plumbing/secret.ts';
import { countView, type Viewed } from './view.repository.ts';

export type { Viewed };

/** Properties that distinguish visitors within a day. */
export interface Visitor {
  network: string;
  userAgent: string | undefined;
}

export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  network: networkOf(ip),
  userAgent: headers['user-agent'],
});

/**
 * Counts views of records of one noun, once per visitor and day; only a hash of the visitor is stored, until the night.
 * The returned function answers whether it counted.
 */
export function viewCounter(
  { config, database: { prisma }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  noun: Viewed,
) {
  const key = derivedSecret(config.SECRET, `${noun} viewer`);
  return async (id: string, { network, userAgent }: Visitor) => {
    const moment = now();
    const on = today(moment);
    const hash = codeHash(key, `${on} ${id} ${network} ${userAgent ?? ''}`);
    return (await countView(prisma, noun, id, hash, new Date(on), moment)) > 0;
  };
}
