import { adminPaths } from '@acheep/contract/admin-paths';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import * as contract from '@acheep/contract/platform/api-key';
import type { Module } from '../../../module.ts';
import { apiKeyService } from './api-key.service.ts';
import { deleteUsesBefore } from './api-key-use.repository.ts';

/** Days for which the daily use of a key is stored. */
const keptDays = 90;

export const apiKeyModule: Module = {
  audited: {
    api_key: {
      title: { en: 'API key', km: 'កូនសោ API' },
      name: 'partner',
      page: () => adminPaths.apiKeys(),
      isList: true,
    },
  },
  routes(register, deps, api) {
    const keys = apiKeyService(deps);
    register(contract.apiKeyList, async ({ query }) => {
      // Includes the requests that this process has counted but not yet written.
      await api.apiKeys.flush();
      return keys.list(query);
    });
    register(contract.apiKeyCreate, keys.create);
    register(contract.apiKeyRevoke, keys.revoke);
  },
  tables: {
    api_key: { without: 'what the operator has agreed with a partner, who has no account' },
    api_key_use: { without: 'numbers' },
  },
  authors: ['api_key.created_by_id'],
  sweep: ({ database: { prisma }, now }) =>
    deleteUsesBefore(prisma, new Date(addDays(today(now()), -keptDays))),
};
