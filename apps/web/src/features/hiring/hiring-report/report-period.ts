import {
  type HiringReportRange,
  hiringReportDays,
  hiringReportRanges,
} from '@acheep/contract/hiring/hiring-report-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { recordIdIn } from '@acheep/contract/kernel/list-url';

/** A period of any days, in the address as `from` and `to`. */
export const anyDays = 'days';

const firstDay = (range: HiringReportRange, last: string) =>
  range === 'year' ? `${last.slice(0, 4)}-01-01` : addDays(last, 1 - Number.parseInt(range, 10));

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the address asks for: a range, or days. */
export function askedIn(params: URLSearchParams, last = today()) {
  const text = (name: string) => params.get(name) ?? '';
  const jobId = recordIdIn(text('jobId'));
  const ofJob = jobId ? { jobId } : {};
  const [from, to] = [text('from'), text('to')];
  if (isDay(from) || isDay(to)) {
    const end = isDay(to) ? to : last;
    const start = isDay(from) ? from : addDays(end, 1 - hiringReportDays);
    return { range: anyDays, query: { from: start, to: end, ...ofJob } };
  }
  const range = text('range');
  const known = Object.hasOwn(hiringReportRanges, range) ? (range as HiringReportRange) : '90d';
  return { range: known, query: { from: firstDay(known, last), to: last, ...ofJob } };
}

export type Period = ReturnType<typeof askedIn>;
