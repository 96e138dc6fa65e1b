import { moneyText } from '../kernel/money.ts';
import type { Reader } from '../kernel/page-facts.ts';
import type { JobCard } from './job.ts';

/** `$400 – $600`, `From $400`, `Up to $600` or `Negotiable`; null if no salary is stated. */
export function salaryText(
  {
    salaryFrom: from,
    salaryTo: to,
    currency,
    negotiable,
  }: Pick<JobCard, 'salaryFrom' | 'salaryTo' | 'currency' | 'negotiable'>,
  { say }: Pick<Reader, 'say'>,
): string | null {
  const money = (amount: number) => moneyText(amount, currency);
  if (from !== null && to !== null) return from === to ? money(from) : `${money(from)} – ${money(to)}`;
  if (from !== null) return say('salary.from', { amount: money(from) });
  if (to !== null) return say('salary.upTo', { amount: money(to) });
  return negotiable ? say('salary.negotiable') : null;
}
