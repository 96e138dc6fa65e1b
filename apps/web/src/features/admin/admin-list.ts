import { accountStates, auditActions, companyChecks } from '@acheep/contract/admin';
import { roles } from '@acheep/contract/role';
import { oneOf, recordId } from '../../lib/list-url.ts';

/** Every account there is. */
export const userList = {
  filters: { role: oneOf(roles), state: oneOf(accountStates), company: oneOf(companyChecks) },
  sorts: ['createdAt_-1', 'createdAt_1', 'name_1', 'name_-1'],
  limit: 20,
} as const;

/** What admins did. */
export const auditList = {
  filters: { action: oneOf(auditActions), targetId: recordId },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;
