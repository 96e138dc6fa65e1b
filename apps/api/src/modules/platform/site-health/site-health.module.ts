import { siteHealthGet } from '@acheep/contract/platform/site-health';
import { examine, inWords } from '../../../doctor/examine.ts';
import type { Finding } from '../../../doctor/finding.ts';
import type { Module } from '../../../module.ts';
import { deleteOldEnds, forgetAccount } from '../../../plumbing/watching/process-end.repository.ts';

/** Shows operators the state of the services that the site depends on, and how to fix problems. */
export const siteHealthModule: Module = {
  routes(register, deps) {
    // Concurrent requests share one check, so that the mail server gets one connection.
    let looking: Promise<Finding[]> | undefined;
    register(siteHealthGet, async () => {
      looking ??= examine(deps).finally(() => {
        looking = undefined;
      });
      const findings = await looking;
      return {
        data: {
          checkedAt: deps.now().toISOString(),
          findings: findings.map(inWords),
        },
      };
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
