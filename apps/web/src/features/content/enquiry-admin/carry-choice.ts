import type { effectTerms, ServiceEffect } from '@acheep/contract/billing/service-option';
import { useQuery } from '@tanstack/react-query';
import { apiPage } from '../../../lib/api-query.ts';

export interface Choice {
  value: string;
  label: string;
}

const choice = ({ _id: value, title: label }: { _id: string; title: string }): Choice => ({ value, label });

/** What of a company a request may be carried out for: its open jobs, or what it holds that is not over, as lists have it. */
export function useCarryChoice(of: (typeof effectTerms)[ServiceEffect]['of'], companyId: string) {
  const query = { 'filter[companyId]': companyId, limit: 100 };
  const open = { ...query, 'filter[status]': 'active' };
  const jobs = useQuery({ ...apiPage('GET /admin/job', { query: open }), enabled: of === 'job' });
  const held = { enabled: of === 'gathering' };
  const trainings = useQuery({ ...apiPage('GET /training', { query }), ...held });
  const events = useQuery({ ...apiPage('GET /event', { query }), ...held });
  const asked = of === 'job' ? [jobs] : of === 'gathering' ? [trainings, events] : [];
  const choices = [
    ...(jobs.data?.data ?? []).map(({ _id, title, postCode }) =>
      choice({ _id, title: `${title} (${postCode})` }),
    ),
    ...(trainings.data?.data ?? []).map(choice),
    ...(events.data?.data ?? []).map(choice),
  ];
  return {
    choices: asked.every(({ data }) => data) ? choices : null,
    error: asked.find(({ error }) => error)?.error,
    retry: () => void Promise.all(asked.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
