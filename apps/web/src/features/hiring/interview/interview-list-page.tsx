import type { Interview } from '@acheep/contract/hiring/interview';
import { interviewFormats, interviews } from '@acheep/contract/hiring/interview-option';
import { without, withParam } from '@acheep/contract/kernel/list-url';
import { clockText, weekdayText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { jobChoicesQuery } from '../../../entities/jobs/job/job-choices.ts';
import type { FilterBarProps } from '../../../entities/platform/work-list/filter-bar.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { InterviewFeed } from './interview-feed.tsx';
import classes from './interview-list.module.css';
import { beginsAt, byDay, nearDay } from './interview-list.ts';
import { InterviewStatus } from './interview-status.tsx';
import { InterviewWeek } from './interview-week.tsx';

/** The company's interviews: a week, or the list that the address asks for. */
export function InterviewListPage() {
  const { t } = useTranslation('interview');
  const [params, setParams] = useSearchParams();
  const mayHire = useMayDo('hire');
  const { data: jobs } = useQuery({ ...jobChoicesQuery, enabled: mayHire });
  const choices = { jobId: jobs, mine: [{ value: 'true', label: t('list.me') }] };
  // A search or a state asks for more than a week.
  const isList = params.get('view') === 'list' || ofList.some((name) => params.has(name));
  const action = (
    <Group gap="xs">
      <InterviewFeed />
      <SegmentedControl
        aria-label={t('list.view')}
        value={isList ? 'list' : 'week'}
        onChange={(view) =>
          setParams(
            view === 'list' ? withParam(params, 'view', view) : without(params, ['view', ...ofList]),
            {
              preventScrollReset: true,
            },
          )
        }
        data={[
          { value: 'week', label: t('week.title') },
          { value: 'list', label: t('list.asList') },
        ]}
      />
    </Group>
  );
  if (isList) return <AsList choices={choices} action={action} />;
  return (
    <>
      <PageHead title={t('list.title')} noIndex />
      <PageHeader title={t('list.title')} action={action} />
      <InterviewWeek choices={choices} />
    </>
  );
}

/** What the address of the list has, and that of the week has not. */
const ofList = ['search', 'sort', 'status', 'day', 'from', 'to'];

interface AsListProps {
  choices: FilterBarProps<typeof interviews>['choices'];
  action: ReactNode;
}

/** Interviews by day, page by page. */
function AsList({ choices, action }: AsListProps) {
  const { t } = useTranslation('interview');
  const list = useWorkList(interviews, 'GET /interview');
  return (
    <WorkList
      list={list}
      words="interview:list"
      action={action}
      icon={IconCalendarEvent}
      firstStep={
        <Button component={Link} to={paths.manageApplied()}>
          {t('list.candidates')}
        </Button>
      }
      choices={{ ...choices, from: undefined, to: undefined }}
      any={{ status: t('list.ahead') }}
      rows={(interviews) => <Days interviews={interviews} />}
    />
  );
}

function Days({ interviews }: { interviews: readonly Interview[] }) {
  const { t } = useTranslation('interview');
  return (
    <div className={classes.days}>
      {byDay(interviews).map(({ day, interviews: ofDay }) => {
        const near = nearDay(day);
        const date = weekdayText(`${day}T12:00:00+07:00`, currentLocale());
        return (
          <section key={day} aria-label={date}>
            <Title order={2} size="h4" mb="xs">
              {near && `${t(`list.${near}`)} · `}
              {date}
            </Title>
            <ul className={classes.list}>
              {ofDay.map((interview) => (
                <li key={interview._id}>
                  <Entry interview={interview} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interview');
  const { application, job, status, startsAt, times, minutes, format, interviewers } = interview;
  const more = startsAt ? 0 : times.length - 1;
  return (
    <Paper withBorder className={classes.entry}>
      <div>
        <Text fw={600}>{clockText(beginsAt(interview), currentLocale())}</Text>
        {more > 0 && (
          <Text size="sm" c="dimmed">
            {t('list.more', { count: more })}
          </Text>
        )}
      </div>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Anchor
          component={Link}
          to={paths.manageAppliedDetail(application._id, { tab: 'interviews' })}
          fw={600}
        >
          {application.name}
        </Anchor>
        <Text size="sm">{job.title}</Text>
        <Text size="sm" c="dimmed">
          {[
            localized(interviewFormats[format]),
            t('minutes', { count: minutes }),
            interviewers.length > 0 && t('with', { name: interviewers.map(({ name }) => name).join(', ') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div>
        <InterviewStatus status={status} />
      </div>
    </Paper>
  );
}
