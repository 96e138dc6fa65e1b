import { accountStates, companyChecks } from '@acheep/contract/accounts/admin-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { roles } from '@acheep/contract/kernel/role';
import { calendarDay, oneOf, recordId } from '../../../lib/list-url.ts';

export const userList = {
  filters: {
    role: oneOf(valuesOf(roles)),
    state: oneOf(valuesOf(accountStates)),
    company: oneOf(valuesOf(companyChecks)),
  },
  sorts: ['createdAt_-1', 'createdAt_1', 'name_1', 'name_-1'],
  limit: 20,
} as const;

export const auditList = {
  filters: {
    action: { read: (text: string) => (/^[a-z_.]{1,60}$/.test(text) ? text : undefined) },
    actorId: recordId,
    targetId: recordId,
    subjectId: recordId,
    companyId: recordId,
    from: calendarDay,
    to: calendarDay,
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;
