import type { AccountState, AdminUserDetail, AuditAction, CompanyCheck } from '@acheep/contract/admin';
import type { Role } from '@acheep/contract/role';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const adminLimit = 20;
const at = (page: number) => ({ offset: (page - 1) * adminLimit, limit: adminLimit });

export interface UserFilter {
  search?: string;
  role?: Role;
  state?: AccountState;
  company?: CompanyCheck;
  page: number;
}

export const userListQuery = ({ search, role, state, company, page }: UserFilter) => {
  const filters = { 'filter[role]': role, 'filter[state]': state, 'filter[company]': company };
  const query = { search, ...filters, ...at(page) };
  return queryOptions({
    queryKey: ['admin', 'user-list', query],
    queryFn: ({ signal }) => call('GET /admin/user', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => call('GET /admin/user/:id', { params: { id }, signal }),
    select: ({ data }) => data,
  });

export interface AuditFilter {
  search?: string;
  action?: AuditAction;
  targetId?: string;
  page: number;
}

export const auditQuery = ({ search, action, targetId, page }: AuditFilter) => {
  const query = { search, 'filter[action]': action, 'filter[targetId]': targetId, ...at(page) };
  return queryOptions({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ signal }) => call('GET /admin/audit', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

const outdated = (...parts: string[]) =>
  Promise.all(parts.map((part) => queryClient.invalidateQueries({ queryKey: ['admin', part] })));

/** The changed account takes its place at once; the lists that tell of it are read again. */
function keep(user: AdminUserDetail) {
  queryClient.setQueryData(userQuery(user._id).queryKey, { data: user });
  void outdated('user-list', 'audit');
  for (const part of ['job', 'category']) void queryClient.invalidateQueries({ queryKey: [part] });
}

export const useDisable = (id: string) =>
  useMutation({
    mutationFn: async (body: { reason: string }) =>
      (await call('POST /admin/user/:id/disable', { params: { id }, body })).data,
    onSuccess: keep,
    meta: { ownError: true },
  });

type PlainAction = 'enable' | 'verify-company' | 'unverify-company' | 'resend-activation';

/** The actions that need no word more. */
export const useAccountAction = (id: string) =>
  useMutation({
    mutationFn: async (action: PlainAction) =>
      (await call(`POST /admin/user/:id/${action}`, { params: { id } })).data,
    onSuccess: keep,
  });

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /admin/session/:id', { params: { id } }),
    onSettled: () => outdated('user', 'audit'),
  });
