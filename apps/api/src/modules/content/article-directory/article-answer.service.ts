import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { codeHash, derivedSecret } from '../../../plumbing/secret.ts';
import type { Visitor } from '../../jobs/view-counter/view.service.ts';
import { countAnswer } from './article-answer.repository.ts';

/** Days for which the hash of an answer's visitor is stored. */
export const answerDays = 90;

/** Counts whether texts are useful: once per visitor, by a keyed hash that is stored for `answerDays`. */
export function answerCounter({
  config,
  database: { prisma },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>) {
  const key = derivedSecret(config.SECRET, 'article answer');
  return (id: string, useful: boolean, { network, userAgent }: Visitor) => {
    const moment = now();
    const hash = codeHash(key, `${id} ${network} ${userAgent ?? ''}`);
    return countAnswer(prisma, { id, hash, useful, day: new Date(today(moment)), now: moment });
  };
}
