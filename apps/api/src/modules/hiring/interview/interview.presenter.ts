import type { CalendarFile, Interview, OwnInterview } from '@acheep/contract/hiring/interview';
import type { InterviewFormat } from '@acheep/contract/hiring/interview-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { shownPhone } from '../../jobs/job/job.presenter.ts';
import { calendarToKeep } from '../../messaging/mail/calendar-file.ts';
import { statusAt } from './interview.policy.ts';
import type { InterviewRow } from './interview.repository.ts';
import { entryOf, type Reader } from './interview-calendar.ts';

const common = (row: InterviewRow, now: Date) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  status: statusAt(now, row),
  times: row.times.map((time) => time.toISOString()),
  startsAt: row.agreedAt && row.startsAt.toISOString(),
  minutes: row.minutes,
  format: row.format as InterviewFormat,
  address: row.address,
  link: row.link,
  message: row.message,
  answer: row.answer,
  reason: row.reason,
});

export const presentInterview = (row: InterviewRow, now: Date): Interview => ({
  ...common(row, now),
  interviewers: [row.interviewer, ...row.colleagues.map(({ user }) => user)].flatMap((one, place) =>
    one && (place === 0 || one.id !== row.interviewer?.id) ? [{ _id: one.id, name: one.name }] : [],
  ),
  proposedBy: row.proposedBy?.name ?? null,
  application: { _id: row.application.id, name: row.application.name },
  job: { _id: row.application.job.id, title: row.application.job.title },
});

/** Calendar file of an agreed interview; null if it is not agreed. */
export function presentCalendar(
  deps: Pick<Deps, 'config' | 'now'>,
  row: InterviewRow,
  reader: Reader,
): CalendarFile | null {
  if (statusAt(deps.now(), row) !== 'agreed') return null;
  return {
    name: `interview-${today(row.startsAt)}.ics`,
    text: calendarToKeep(entryOf(deps, row, reader)),
  };
}

/** The candidate's view; a link does not reveal the interviewer. */
export function presentOwn(
  deps: Pick<Deps, 'config' | 'now'>,
  row: InterviewRow,
  reader: Pick<Reader, 'locale'> & { byLink: boolean },
): OwnInterview {
  const { job } = row.application;
  const candidate = { side: 'candidate', name: '', email: '', locale: reader.locale } as const;
  return {
    ...common(row, deps.now()),
    interviewer: reader.byLink ? null : (row.interviewer?.name ?? null),
    phone: shownPhone(job),
    job: { title: job.title },
    company: { name: job.company.name, nameKm: job.company.nameKm },
    calendar: presentCalendar(deps, row, candidate),
  };
}
