import { type ApplicationStatus, applicationStatuses } from '@acheep/contract/option';
import type { ReceivedFilter } from './application.api.ts';

/** The page in a URL, from 1. */
export const pageOf = (params: URLSearchParams) =>
  Math.max(1, Math.min(100_000, Math.floor(Number(params.get('page'))) || 1));

/** What `/manage-applied` is narrowed by; a status that does not exist narrows nothing. */
export function readFilter(params: URLSearchParams): ReceivedFilter {
  const status = params.get('status') as ApplicationStatus | null;
  return {
    jobId: params.get('jobId') || undefined,
    status: status && applicationStatuses.includes(status) ? status : undefined,
    page: pageOf(params),
  };
}
