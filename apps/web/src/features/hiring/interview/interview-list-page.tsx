import type { Interview } from '@acheep/contract/hiring/interview';
import { interviewFormats, interviewStatuses } from '@acheep/contract/hiring/interview-option';
import { clockText, weekdayText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { IconCalendarEvent, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { jobChoicesQuery } from '../../../entities/jobs/job/job-choices.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './interview-list.module.css';
import { beginsAt, byDay, interviewList, nearDay } from './interview-list.ts';
import { InterviewStatus } from './interview-status.tsx';

/** The company's interviews, grouped by day. */
export function InterviewListPage() {
  const { t } = useTranslation('interview');
  const control = useListUrl(interviewList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /interview', { query: listRequest(interviewList, asked) }));
  const mayHire = useMayDo('hire');
  const { data: jobs = [] } = useQuery({ ...jobChoicesQuery, enabled: mayHire });
  const narrowed = isNarrowed(asked);
  return (
    <>
      <PageHead title={t('list.title')} noIndex />
      <PageHeader title={t('list.title')} lead={t('list.lead')} />
      <FilterBar
        {...control}
        search={{ label: t('list.search') }}
        selects={[
          {
            name: 'status',
            label: t('list.status'),
            any: t('list.ahead'),
            choices: choicesOf(interviewStatuses),
          },
          { name: 'jobId', label: t('list.job'), choices: jobs },
        ]}
      />
      <ListResults
        {...control}
        query={query}
        waiting={<SkeletonList height={96} />}
        empty={
          narrowed ? (
            <EmptyState icon={IconSearch} title={t('list.emptyTitle')} text={t('list.emptyText')} />
          ) : (
            <EmptyState
              icon={IconCalendarEvent}
              title={t('list.noneTitle')}
              text={t('list.noneText')}
              action={
                <Button component={Link} to={paths.manageApplied()}>
                  {t('list.candidates')}
                </Button>
              }
            />
          )
        }
      >
        {(interviews) => <Days interviews={interviews} />}
      </ListResults>
    </>
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
