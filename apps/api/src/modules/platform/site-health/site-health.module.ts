import { siteHealthGet } from '@acheep/contract/platform/site-health';
import { examine, inWords } from '../../../doctor/examine.ts';
import type { Finding } from '../../../doctor/finding.ts';
import type { Module } from '../../../module.ts';
import { deleteOldEnds, forgetAccount } from '../../../plumbing/watching/process-end.repository.ts';

/** Age up to which a result is recent, in milliseconds. */
const recently = 600_000;

interface Seen {
  at: Date;
  findings: Finding[];
}

/** Shows operators the state of the services that the site depends on, and how to fix problems. */
export const siteHealthModule: Module = {
  routes(register, deps) {
    let looking: Promise<Seen> | undefined;
    let last: Seen | undefined;
    /** Concurrent requests share one check, so that the mail server gets one connection. */
    function look(): Promise<Seen> {
      looking ??= examine(deps)
        .then((findings) => {
          last = { at: deps.now(), findings };
          return last;
        })
        .finally(() => {
          looking = undefined;
        });
      return looking;
    }
    const recent = () => (last && deps.now().getTime() - last.at.getTime() < recently ? last : look());

    register(siteHealthGet, async ({ query, locale }) => {
      const { at, findings } = await (query.recent ? recent() : look());
      return { checkedAt: at.toISOString(), findings: findings.map((one) => inWords(one, locale)) };
    });
  },
  tables: {
    process_end: {
      without: 'what brought the site to a standstill: for the operator, and gone within 30 days',
    },
  },
  on: { 'account.deleted': (tx, { id }) => forgetAccount(tx, id) },
  sweep: ({ database }) => deleteOldEnds(database),
};
