import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import type { EndedApplication, MailAddition } from '../../../module.ts';

/** Ends what other nouns have put on an application that is held; returns what the mail about it says besides. */
export async function endApplication(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'queue' | 'now' | 'modules'>,
  ended: EndedApplication,
): Promise<Partial<MailAddition>> {
  const added: MailAddition[] = [];
  for (const { applicationEnds } of deps.modules) {
    const addition = await applicationEnds?.(tx, deps, ended);
    if (addition) added.push(addition);
  }
  return added[0] ?? {};
}
