import type { OwnApplication } from '@acheep/contract/hiring/application';

/** Days after which nothing more is expected of an application that has not changed. */
const expected = 60;
const day = 86_400_000;

const changedAt = ({ updatedAt, viewedAt }: OwnApplication) =>
  viewedAt && viewedAt > updatedAt ? viewedAt : updatedAt;

/** Interviews that are shown: the next, and one more, which may still wait for an answer. */
const interviewsShown = 2;

/** The applications that matter now: those of the next interviews, or that with the latest answer. */
export function nextApplications(
  applications: readonly OwnApplication[],
  now = Date.now(),
): OwnApplication[] {
  const talks = applications
    .filter(({ interview }) => interview)
    .toSorted((a, b) => (a.interview?.startsAt ?? '').localeCompare(b.interview?.startsAt ?? ''));
  if (talks.length > 0) return talks.slice(0, interviewsShown);
  return applications
    .filter((one) => one.status !== 'withdrawn' && now - Date.parse(changedAt(one)) < expected * day)
    .toSorted((a, b) => changedAt(b).localeCompare(changedAt(a)))
    .slice(0, 1);
}
