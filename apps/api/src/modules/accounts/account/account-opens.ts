import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import type { OpenedAccount } from '../../../module.ts';

/** Goes on with what other nouns hold for an account that has just been confirmed; returns the page to go to, if one. */
export async function accountOpens(
  tx: Transaction,
  deps: Deps,
  opened: OpenedAccount,
): Promise<string | undefined> {
  const pages: string[] = [];
  for (const module of deps.modules) {
    const page = await module.accountOpens?.(tx, deps, opened);
    if (page) pages.push(page);
  }
  return pages[0];
}
