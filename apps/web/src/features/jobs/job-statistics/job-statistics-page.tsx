import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import type { JobStatistics } from '@acheep/contract/jobs/job-statistics';
import { textIn } from '@acheep/contract/kernel/bilingual';
import { shareChannels } from '@acheep/contract/kernel/share-channel';
import { paths } from '@acheep/contract/paths';
import type { MatchingTalents as Found } from '@acheep/contract/talent/matching';
import { candidateExperiences, educationLevels } from '@acheep/contract/talent/resume-option';
import { Alert, Anchor, Button, Paper, SimpleGrid, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { HiringFacts, HiringTables } from '../../../entities/hiring/hiring-numbers/hiring-facts.tsx';
import { MatchReasons } from '../../../entities/talent/match/match-reasons.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { BarList } from '../../../ui/bar-list.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { JobTeamPanel } from './job-team-panel.tsx';
import classes from './matching-talents.module.css';

/** Experience, degree and province of a talent, in one line. */
function factsOf({ experience, degree, province }: Found[number]['talent']) {
  return [
    experience && localized(candidateExperiences[experience]),
    degree && localized(educationLevels[degree]),
    province && localized(province.name),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Entry({ talent, reasons, job }: Found[number] & { job: OwnJobDetail }) {
  const { t } = useTranslation('match');
  const title = textIn(talent.title ?? talent.position, currentLocale());
  return (
    <li className={classes.entry}>
      <Anchor component={Link} to={paths.talent(talent._id)} fw={600}>
        {title ?? t('talent.noTitle')}
      </Anchor>
      <Text size="sm" c="dimmed">
        {factsOf(talent)}
      </Text>
      <MatchReasons reasons={reasons} job={job} reader="company" />
    </li>
  );
}

/** Anonymous job seekers who match an own job and have not applied, each with the reasons. */
function MatchingTalents({ job }: { job: OwnJobDetail }) {
  const { t } = useTranslation('match');
  const isOpen = job.status === 'active';
  const talentQuery = apiData('GET /job/own/:id/talent', { params: { id: job._id } });
  const { data: found, error, refetch } = useQuery({ ...talentQuery, enabled: isOpen });
  return (
    <Section
      title={t('talent.title')}
      action={
        <Anchor component={Link} to={paths.talentSearch()} size="sm">
          {t('talent.search')}
        </Anchor>
      }
    >
      {!isOpen ? (
        <Text c="dimmed">{t('talent.closed')}</Text>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !found ? (
        <Skeleton height={160} />
      ) : found.length === 0 ? (
        <Text c="dimmed">{t('talent.empty')}</Text>
      ) : (
        <>
          <Text c="dimmed" mb="md" maw={640}>
            {t('talent.text')}
          </Text>
          <ul className={classes.list}>
            {found.map((one) => (
              <Entry key={one.talent._id} {...one} job={job} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Facts({ id, numbers }: { id: string; numbers: JobStatistics }) {
  const { t } = useTranslation('job-statistics');
  const maySee = useMayDo('interview');
  const { views, applications, openDays, firstApplicationAfter: after } = numbers;
  const waited =
    after === null
      ? t('firstNone')
      : after < 1
        ? t('atOnce')
        : after < 48
          ? t('after', { count: Math.round(after) })
          : t('afterDays', { count: Math.round(after / 24) });
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm">
      <Fact label={t('views')} value={views} hint={t('viewsHint')} />
      <Fact
        label={t('applications')}
        value={applications}
        hint={
          applications > 0 &&
          maySee && (
            <Anchor component={Link} to={paths.manageApplied({ jobId: id })} size="sm">
              {t('applicationsLink')}
            </Anchor>
          )
        }
      />
      <Fact label={t('open')} value={t('days', { count: openDays })} />
      <Fact label={t('first')} value={waited} />
    </SimpleGrid>
  );
}

/** Share of the similar jobs' daily views below which advice is shown. */
const fewViews = 0.5;

function Comparison({ id, numbers }: { id: string; numbers: JobStatistics }) {
  const { t } = useTranslation('job-statistics');
  const mayPost = useMayDo('post');
  const { similar, views, openDays, applications } = numbers;
  const viewsADay = Math.round((views / Math.max(1, openDays)) * 10) / 10;
  const isBehind = similar && viewsADay < similar.viewsADay * fewViews;
  return (
    <Section title={t('similar.title')}>
      {similar ? (
        <Stack gap="md">
          <Text c="dimmed">{t('similar.text', { count: similar.jobs })}</Text>
          <Table maw={480} withTableBorder>
            <Table.Thead>
              <Table.Tr>
                <Table.Td />
                <Table.Th ta="right">{t('similar.yours')}</Table.Th>
                <Table.Th ta="right">{t('similar.others')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Table.Tr>
                <Table.Th>{t('similar.viewsADay')}</Table.Th>
                <Table.Td ta="right">{viewsADay}</Table.Td>
                <Table.Td ta="right">{similar.viewsADay}</Table.Td>
              </Table.Tr>
              <Table.Tr>
                <Table.Th>{t('applications')}</Table.Th>
                <Table.Td ta="right">{applications}</Table.Td>
                <Table.Td ta="right">{similar.applications}</Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
          {isBehind && mayPost && (
            <Alert
              icon={<IconBulb aria-hidden />}
              title={t('tip.title')}
              color="yellow"
              styles={{ title: { color: 'var(--mantine-color-text)' } }}
              maw={640}
            >
              <Stack align="flex-start" gap="sm">
                <Text inherit>{t('tip.text')}</Text>
                <Button component={Link} to={paths.manageJobEdit(id)} variant="default" size="xs">
                  {t('tip.action')}
                </Button>
              </Stack>
            </Alert>
          )}
        </Stack>
      ) : (
        <Text c="dimmed">{t('similar.none')}</Text>
      )}
    </Section>
  );
}

function Charts({ days }: Pick<JobStatistics, 'days'>) {
  const { t } = useTranslation('job-statistics');
  return (
    <Section title={t('short')}>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {(['views', 'applications'] as const).map((what) => (
          <BarChart
            key={what}
            title={t(`chart.${what}`)}
            note={t('chart.most', { count: Math.max(...days.map((one) => one[what])) })}
            bars={days.map((one) => ({
              key: one.day,
              label: formatDate(one.day, 'short'),
              value: one[what],
            }))}
          />
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** Views by shared links, and all the others. */
function SharedViews({ numbers: { shared, views } }: { numbers: JobStatistics }) {
  const { t } = useTranslation('job-statistics');
  const others = views - shared.reduce((sum, one) => sum + one.views, 0);
  return (
    <Section title={t('shared.title')}>
      {shared.length > 0 ? (
        <Paper p="md" maw={640}>
          <BarList
            bars={[
              ...shared.map(({ channel, views: value }) => ({
                key: channel,
                label: localized(shareChannels[channel]),
                value,
              })),
              { key: 'others', label: t('shared.others'), value: others },
            ]}
          />
        </Paper>
      ) : (
        <Text c="dimmed">{t('shared.none')}</Text>
      )}
    </Section>
  );
}

function Hiring({ numbers: { hiring, vacancies } }: { numbers: JobStatistics }) {
  const { t } = useTranslation('hiring-numbers');
  return (
    <Section title={t('title')}>
      <HiringFacts numbers={hiring} vacancies={vacancies} />
      <HiringTables numbers={hiring} />
    </Section>
  );
}

/** Statistics of a job of the user's company. */
export function JobStatisticsPage() {
  const { t } = useTranslation('job-statistics');
  const { id = '' } = useParams();
  const mayHire = useMayDo('hire');
  const job = useQuery(apiData('GET /job/own/:id', { params: { id } }));
  const numbers = useQuery(apiData('GET /job/own/:id/statistics', { params: { id } }));
  const error = job.error ?? numbers.error;
  const heading = t('title', { title: job.data?.title ?? '…' });
  const retry = () => void Promise.all([job.refetch(), numbers.refetch()]);
  return (
    <>
      <PageHead title={heading} noIndex />
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('back')}
            items={[{ label: t('back'), link: { component: Link, to: paths.manageJob() } }]}
          />
        }
        title={heading}
      />
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !job.data || !numbers.data ? (
        <Skeleton height={320} />
      ) : job.data.status === 'draft' ? (
        <EmptyState title={t('draft')} text={t('draftText')} />
      ) : (
        <>
          <Facts id={id} numbers={numbers.data} />
          <Charts days={numbers.data.days} />
          <SharedViews numbers={numbers.data} />
          <Hiring numbers={numbers.data} />
          {mayHire && <MatchingTalents job={job.data} />}
          <Comparison id={id} numbers={numbers.data} />
        </>
      )}
      {mayHire && job.data && <JobTeamPanel key={id} id={id} />}
    </>
  );
}
