import { interviewFormats } from '@acheep/contract/hiring/interview-option';
import { today } from '@acheep/contract/kernel/calendar';
import { clockText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { type RecruiterDashboard as Data, hiringDays } from '@acheep/contract/platform/dashboard';
import { Anchor, Button, Group, SimpleGrid, Skeleton, Text, ThemeIcon } from '@mantine/core';
import { IconBriefcase, IconBuildingSkyscraper, IconPackage, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useActivePlan } from '../../../entities/billing/order/active-plan.ts';
import { usePostJob } from '../../../entities/billing/order/use-post-job.ts';
import { HiringFacts, HiringTables } from '../../../entities/hiring/hiring-numbers/hiring-facts.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { CandidateStates } from './candidate-states.tsx';
import { ClosingNote } from './closing-note.tsx';
import { ComparedFact, PlainFact } from './numbers.tsx';
import firstSteps from './step-list.module.css';
import classes from './waiting-panel.module.css';
import { WaitingPanel } from './waiting-panel.tsx';

const day = 86_400_000;
const daysUntil = (date: string) => Math.round((Date.parse(date) - Date.parse(today())) / day);

/** Remaining jobs of the plan and its end. */
function PlanPanel() {
  const { t } = useTranslation('dashboard');
  const plan = useActivePlan();
  const post = usePostJob();
  if (plan === undefined) return <Skeleton height={140} radius="md" />;
  const days = plan && daysUntil(plan.validTo);
  return (
    <Panel title={plan?.activeJob ? t('plan.title') : t('plan.none')}>
      {plan?.activeJob ? (
        <>
          <Text fz="1.6rem" fw={700} lh={1.4}>
            {t('plan.left', { count: plan.allJobs })}
          </Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t(plan.allJobs > plan.activeJob ? 'plan.untilOf' : 'plan.until', {
              count: plan.activeJob,
              date: formatDate(plan.validTo),
            })}
            {' · '}
            {days ? t('plan.days', { count: days }) : t('plan.today')}
          </Text>
        </>
      ) : (
        <Text size="sm" mb="sm">
          {t('plan.noneText')}
        </Text>
      )}
      <Group gap="sm">
        <Button component={Link} to={paths.manageJobCreate()} onClick={post}>
          {t('plan.post')}
        </Button>
        <Button component={Link} to={paths.package()} variant="default">
          {t('plan.packages')}
        </Button>
      </Group>
    </Panel>
  );
}

const steps = [
  { key: 'company', to: paths.profileCompany(), icon: IconBuildingSkyscraper },
  { key: 'package', to: paths.package(), icon: IconPackage },
  { key: 'job', to: paths.manageJobCreate(), icon: IconBriefcase },
  { key: 'team', to: paths.profileTeam(), icon: IconUsersGroup },
] as const;

function FirstSteps() {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('start.title')}>
      <ol className={firstSteps.list}>
        {steps.map(({ key, to, icon: Icon }) => (
          <li key={key} className={firstSteps.step}>
            <ThemeIcon variant="light" size={40} radius="md">
              <Icon size={22} stroke={1.5} aria-hidden />
            </ThemeIcon>
            <div>
              <Anchor component={Link} to={to} fw={600}>
                {t(`start.${key}`)}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`start.${key}Text`)}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Waits({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const mayPost = useMayDo('post');
  const maySee = useMayDo('interview');
  const { unseen, interviews, closing, drafts, orders } = data;
  const nothing = [unseen, interviews, closing, drafts, orders].every(({ total }) => total === 0);
  return (
    <Section title={t('waits')}>
      <div className={classes.grid}>
        {mayPost && <PlanPanel />}
        <WaitingPanel
          title={t('interviews.today')}
          list={interviews}
          all={paths.manageInterviews()}
          entry={({ application, title, startsAt, format }) => ({
            to: paths.manageAppliedDetail(application._id, { tab: 'interviews' }),
            title: `${clockText(startsAt, currentLocale())} · ${application.name}`,
            note: `${title} · ${localized(interviewFormats[format])}`,
          })}
        />
        <WaitingPanel
          title={t('unseen.title')}
          list={unseen}
          all={maySee ? paths.manageReceived() : paths.manageJob()}
          allText={t('unseen.all', { count: unseen.applications })}
          entry={({ _id, title, applications }) => ({
            to: maySee ? paths.manageReceived({ jobId: _id }) : paths.manageJobStatistics(_id),
            title,
            note: t('unseen.count', { count: applications }),
          })}
        />
        <WaitingPanel
          title={t('orders.title')}
          list={orders}
          all={paths.manageOrders({ status: 'pending' })}
          entry={({ _id, number, hasSlip }) => ({
            to: paths.manageOrder(_id),
            title: number,
            note: t(hasSlip ? 'orders.slip' : 'orders.noSlip'),
          })}
        />
        <WaitingPanel
          title={t('closing.title')}
          list={closing}
          all={paths.manageJobActive()}
          entry={({ _id, title, closingDate, applications }) => ({
            to: mayPost ? paths.manageJobEdit(_id) : paths.manageJobStatistics(_id),
            title,
            note: (
              <>
                <ClosingNote date={closingDate} />
                {' · '}
                {t('closing.applications', { count: applications })}
              </>
            ),
          })}
        />
        <WaitingPanel
          title={t('drafts.title')}
          list={drafts}
          all={paths.manageJobDraft()}
          entry={({ _id, title, scheduledOn, updatedAt }) => ({
            to: paths.manageJobEdit(_id),
            title,
            note: scheduledOn
              ? t('drafts.scheduled', { date: formatDate(scheduledOn, 'short') })
              : t('drafts.edited', { date: formatDate(updatedAt, 'short') }),
          })}
        />
      </div>
      {nothing && (data.jobs > 0 || !mayPost) && <Text c="dimmed">{t('nothing')}</Text>}
    </Section>
  );
}

function Numbers({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const maySee = useMayDo('interview');
  const { views, applications, shortlisted, openJobs, days, counts } = data;
  return (
    <Section title={t('numbers.title')}>
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm">
        <ComparedFact label={t('numbers.views')} of={views} />
        <ComparedFact label={t('numbers.applications')} of={applications} />
        <ComparedFact label={t('numbers.shortlisted')} of={shortlisted} />
        <PlainFact label={t('numbers.openJobs')} value={openJobs} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" mt="md">
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
        <Panel title={t('states.title')}>
          {Object.values(counts).some(Boolean) ? (
            <CandidateStates
              counts={counts}
              to={(status) => (maySee ? paths.manageApplied({ status }) : paths.manageJob())}
            />
          ) : (
            <Text c="dimmed">{t('states.none')}</Text>
          )}
        </Panel>
      </SimpleGrid>
    </Section>
  );
}

/** How soon candidates are answered and hired, whence they come, and why they are rejected. */
function Hiring({ data: { hiring } }: { data: Data }) {
  const { t } = useTranslation('hiring-numbers');
  return (
    <Section title={t('title')}>
      <Text c="dimmed" mb="md">
        {t('lead', { days: hiringDays })}
      </Text>
      <HiringFacts numbers={hiring} />
      <HiringTables numbers={hiring} />
    </Section>
  );
}

/** A recruiter's pending work, then the company's figures. */
export function RecruiterDashboard({ data }: { data: Data }) {
  const mayPost = useMayDo('post');
  return (
    <>
      {data.jobs === 0 && mayPost && <FirstSteps />}
      <Waits data={data} />
      {data.jobs > 0 && <Numbers data={data} />}
      {data.jobs > 0 && <Hiring data={data} />}
    </>
  );
}
