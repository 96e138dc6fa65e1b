import { accountStates, auditActions, companyChecks } from '@acheep/contract/admin';
import { roles } from '@acheep/contract/role';
import type { AuditFilter, UserFilter } from './admin.api.ts';

const pageOf = (params: URLSearchParams) =>
  Math.max(1, Math.min(50_000, Math.floor(Number(params.get('page'))) || 1));

/** What the URL says, where it is one of the choices; anything else narrows nothing. */
const choice = <T extends string>(value: string | null, choices: readonly T[]): T | undefined =>
  choices.find((one) => one === value);

const searchOf = (params: URLSearchParams) => params.get('search')?.trim().slice(0, 200) || undefined;

export const readUserFilter = (params: URLSearchParams): UserFilter => ({
  search: searchOf(params),
  role: choice(params.get('role'), roles),
  state: choice(params.get('state'), accountStates),
  company: choice(params.get('company'), companyChecks),
  page: pageOf(params),
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const readAuditFilter = (params: URLSearchParams): AuditFilter => ({
  search: searchOf(params),
  action: choice(params.get('action'), auditActions),
  targetId: uuid.test(params.get('targetId') ?? '') ? (params.get('targetId') ?? undefined) : undefined,
  page: pageOf(params),
});
