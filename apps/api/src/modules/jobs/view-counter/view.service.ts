import { today } from '@acheep/contract/kernel/calendar';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { codeHash, derivedSecret } from '../../../plumbing/secret.ts';
import { countView, type Viewed } from './view.repository.ts';

export type { Viewed };

/** Who looks, as far as that is told apart for a day. */
export interface Visitor {
  network: string;
  userAgent: string | undefined;
}

export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  network: networkOf(ip),
  userAgent: headers['user-agent'],
});

/** Counts looks at records of one noun: each visitor once a day, of whom a hash is kept until the night. */
export function viewCounter(
  { config, database: { prisma }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  noun: Viewed,
) {
  const key = derivedSecret(config.SECRET, `${noun} viewer`);
  return async (id: string, { network, userAgent }: Visitor) => {
    const moment = now();
    const on = today(moment);
    const hash = codeHash(key, `${on} ${id} ${network} ${userAgent ?? ''}`);
    await countView(prisma, noun, id, hash, new Date(on), moment);
  };
}
