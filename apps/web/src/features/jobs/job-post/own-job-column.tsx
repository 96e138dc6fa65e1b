import { type OwnJob, scheduledHour } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import classes from './own-job-list.module.css';
import { type MenuJob, OwnJobMenu } from './own-job-menu.tsx';
import { type NextJob, nextStepOf, OwnJobNext } from './own-job-next.tsx';
import { OwnJobStatus } from './own-job-status.tsx';
import { OwnJobNote } from './own-job-stop.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useOwnJobActions } from './use-own-job-actions.ts';

interface OwnJobActionsProps {
  job: NextJob & MenuJob;
  /** True at the foot of a card, where the next step fills the width. */
  card?: boolean;
}

/** The next step as a button, all other allowed actions in a menu. */
function OwnJobActions({ job, card }: OwnJobActionsProps) {
  const actions = useOwnJobActions(job);
  const [reopens, setReopens] = useState(false);
  const next = nextStepOf(job);
  return (
    <div className={card ? `${classes.actions} ${classes.cardActions}` : classes.actions}>
      <OwnJobNext job={job} onReopen={() => setReopens(true)} />
      <OwnJobMenu job={job} without={next === 'read' ? [] : [next]} />
      {reopens && <ReopenDialog job={job} actions={actions} onClose={() => setReopens(false)} />}
    </div>
  );
}

/** Days before the closing date from which it is marked. */
const soon = 3;

interface OwnJobCellProps {
  job: OwnJob;
  /** True in a table, whose rows have one line. */
  short: boolean;
}

/** Closing date of an open job, marked if it is near; else the day it closed, or when it is published. */
function OwnJobClosing({ job, short }: OwnJobCellProps) {
  const { t } = useTranslation('job-post');
  const { status, closingDate } = job;
  const now = today();
  const sayOn = (key: 'list.closesOn' | 'list.closedOn' | 'list.publishes', day: string) => (
    <DateText value={day} format="short">
      {(date) => t(key, { date, hour: scheduledHour })}
    </DateText>
  );
  const say = () => {
    if (status === 'closed' || status === 'archived') {
      return job.closedOn ? sayOn('list.closedOn', job.closedOn) : t('list.closedByHand');
    }
    if (!closingDate) return t('list.noClosing');
    if (closingDate === now) return t('list.closesToday');
    if (closingDate === addDays(now, 1)) return t('list.closesTomorrow');
    return sayOn('list.closesOn', closingDate);
  };
  const near = status === 'active' && closingDate !== null && closingDate <= addDays(now, soon);
  const closing = (
    <Text span size="sm" className={near ? classes.near : undefined} c={closingDate ? undefined : 'dimmed'}>
      {say()}
    </Text>
  );
  if (!job.scheduledOn) return closing;
  return (
    <>
      <Text span size="sm" className={classes.near}>
        {sayOn('list.publishes', job.scheduledOn)}
      </Text>
      {!short && (
        <>
          <br />
          {closing}
        </>
      )}
    </>
  );
}

/** Number of applications, linked to them. */
function OwnJobApplications({ job, short }: OwnJobCellProps) {
  const { t } = useTranslation('job-post');
  const maySee = useMayDo('interview');
  const label = t('list.applications', { count: job.applications });
  if (job.applications === 0) {
    return (
      <Text span size="sm" c="dimmed">
        {job.status === 'draft' || job.status === 'pending' ? '–' : short ? 0 : label}
      </Text>
    );
  }
  if (!maySee)
    return (
      <Text span size="sm">
        {short ? job.applications : label}
      </Text>
    );
  return (
    <Anchor
      component={Link}
      size="sm"
      to={paths.manageApplied({ jobId: job._id })}
      aria-label={short ? label : undefined}
    >
      {short ? job.applications : label}
    </Anchor>
  );
}

/** Title with post code and province, which tell jobs with the same title apart. */
function OwnJobTitle({ job }: { job: OwnJob }) {
  const { t } = useTranslation('job-post');
  const mayPost = useMayDo('post');
  const about = [t('list.code', { code: job.postCode }), job.province && localized(job.province.name)];
  return (
    <>
      <Anchor
        component={Link}
        to={mayPost ? paths.manageJobEdit(job._id) : paths.manageJobStatistics(job._id)}
        fw={600}
      >
        {job.title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
      <OwnJobNote job={job} />
    </>
  );
}

/** Columns of the recruiter's list. */
export function useOwnJobColumns(): Column<OwnJob>[] {
  const { t } = useTranslation('job-post');
  const mayPost = useMayDo('post');
  const columns: Column<OwnJob>[] = [
    {
      key: 'job',
      header: t('list.column.job'),
      sort: 'title',
      orders: ['title_1', 'title_-1'],
      card: 'title',
      cell: (job) => <OwnJobTitle job={job} />,
    },
    {
      key: 'status',
      header: t('list.column.status'),
      sort: 'status',
      orders: ['status_1', 'status_-1'],
      card: 'mark',
      cell: (job) => <OwnJobStatus job={job} />,
    },
    {
      key: 'closing',
      header: t('list.column.closing'),
      sort: 'closingDate',
      orders: ['closingDate_1', 'closingDate_-1'],
      card: 'fact',
      cell: (job, as) => <OwnJobClosing job={job} short={as === 'table'} />,
    },
    {
      key: 'applications',
      isNumber: true,
      header: t('list.column.applications'),
      sort: 'applications',
      card: 'fact',
      cell: (job, as) => <OwnJobApplications job={job} short={as === 'table'} />,
    },
    {
      key: 'actions',
      header: t('list.column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (job, as) => <OwnJobActions job={job} card={as === 'card'} />,
    },
  ];
  return columns.filter(({ key }) => key !== 'actions' || mayPost);
}
