import { today } from '@acheep/contract/kernel/calendar';
import { numberText } from '@acheep/contract/kernel/english-text';
import { clockText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { RecruiterDashboard as Data } from '@acheep/contract/platform/dashboard';
import { Anchor, Button, SimpleGrid, Skeleton, Text, ThemeIcon, Title } from '@mantine/core';
import {
  IconBriefcase,
  IconBuildingSkyscraper,
  IconCalendarX,
  IconPackage,
  IconPencil,
  IconReceipt,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useActivePlan } from '../../../entities/billing/order/active-plan.ts';
import { usePostJob } from '../../../entities/billing/order/use-post-job.ts';
import { InterviewPlace } from '../../../entities/hiring/interview/interview-place.tsx';
import { currentLocale } from '../../../lib/locale.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Section } from '../../../ui/section.tsx';
import { CandidateStates } from './candidate-states.tsx';
import { ClosingNote } from './closing-note.tsx';
import firstSteps from './step-list.module.css';
import classes from './work-rows.module.css';
import { WaitingRows } from './work-rows.tsx';

const day = 86_400_000;
const daysSince = (moment: string) =>
  Math.round((Date.parse(today()) - Date.parse(today(new Date(moment)))) / day);
const daysUntil = (date: string) => Math.round((Date.parse(date) - Date.parse(today())) / day);

/** Remaining jobs of the plan and its end, in a line. */
function PlanLine() {
  const { t } = useTranslation('dashboard');
  const plan = useActivePlan();
  if (plan === undefined) return <Skeleton height={22} mb="sm" />;
  const days = plan && daysUntil(plan.validTo);
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {plan?.activeJob ? (
        <>
          {t('plan.left', { count: plan.allJobs })}{' '}
          {t(plan.allJobs > plan.activeJob ? 'plan.untilOf' : 'plan.until', {
            count: plan.activeJob,
            date: formatDate(plan.validTo),
          })}
          {' · '}
          {days ? t('plan.days', { count: days }) : t('plan.today')}
        </>
      ) : (
        <>
          {t('plan.none')}. {t('plan.noneText')}
        </>
      )}{' '}
      <Anchor component={Link} to={paths.package()} inherit underline="always">
        {t('plan.packages')}
      </Anchor>
    </Text>
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
    <Section title={t('start.title')}>
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
    </Section>
  );
}

type Talk = NonNullable<Data['nextInterview']>;

/** How to get there or call: a map, a video call, or the candidate's number. */
const placeOf = ({ phone, format, ...talk }: Talk) => (
  <InterviewPlace interview={{ ...talk, format, phone: format === 'phone' ? phone : null }} />
);

const talkPath = ({ application }: Talk) => paths.manageAppliedDetail(application._id, { tab: 'interviews' });

function Interviews({ data: { interviews, nextInterview: next } }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  if (interviews.total === 0)
    return (
      <Section
        title={t('interviews.today')}
        action={
          <Anchor component={Link} to={paths.manageInterviews()} size="sm">
            {t('interviews.all')}
          </Anchor>
        }
      >
        <Text>
          {t('interviews.none')}{' '}
          {next && (
            <>
              {t('interviews.next')} <Moment value={next.startsAt} />
              {' · '}
              <Anchor component={Link} to={talkPath(next)} inherit underline="always">
                {next.application.name}
              </Anchor>
              {` · ${next.title}`}
            </>
          )}
        </Text>
      </Section>
    );
  return (
    <WaitingRows
      title={t('interviews.today')}
      list={interviews}
      all={paths.manageInterviews()}
      wide
      entry={(talk) => ({
        lead: clockText(talk.startsAt, currentLocale()),
        to: talkPath(talk),
        title: talk.application.name,
        note: [talk.title, ...talk.interviewers].join(' · '),
        end: placeOf(talk),
      })}
    />
  );
}

function Candidates({ data: { unanswered, unscored } }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const mayHire = useMayDo('hire');
  return (
    <>
      <WaitingRows
        title={t('unanswered.title')}
        list={unanswered}
        all={paths.manageReceived()}
        entry={({ _id, name, title, createdAt }) => {
          const days = daysSince(createdAt);
          return {
            lead: <Avatar name={name} size="small" round />,
            to: paths.manageAppliedDetail(_id),
            title: name,
            note: [title, days === 0 ? t('unanswered.today') : t('unanswered.days', { count: days })].join(
              ' · ',
            ),
            end: mayHire && (
              <Button
                component={Link}
                to={paths.manageAppliedDetail(_id)}
                variant="light"
                size="xs"
                aria-label={t('unanswered.decideOn', { name })}
              >
                {t('unanswered.decide')}
              </Button>
            ),
          };
        }}
      />
      <WaitingRows
        title={t('unscored.title')}
        list={unscored}
        all={paths.manageInterviews({ status: 'over' })}
        entry={({ application: { _id, name }, title, endedAt }) => ({
          lead: <Avatar name={name} size="small" round />,
          to: paths.manageAppliedDetail(_id, { tab: 'scorecards' }),
          title: name,
          note: [title, t('unscored.talked', { date: formatDate(endedAt, 'short') })].join(' · '),
        })}
      />
    </>
  );
}

const iconOf = (Icon: TablerIcon) => <Icon size={20} stroke={1.75} color="var(--ac-icon)" aria-hidden />;

/** Orders, jobs that close soon, and drafts. */
function Jobs({ data: { orders, closing, drafts } }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const mayPost = useMayDo('post');
  const post = usePostJob();
  const isQuiet = [orders, closing, drafts].every(({ total }) => total === 0);
  if (isQuiet && !mayPost) return null;
  return (
    <>
      {mayPost && (
        <Section
          title={t('plan.title')}
          action={
            <Button component={Link} to={paths.manageJobCreate()} onClick={post} size="xs">
              {t('plan.post')}
            </Button>
          }
        >
          <PlanLine />
        </Section>
      )}
      <WaitingRows
        title={t('orders.title')}
        list={orders}
        all={paths.manageOrders({ status: 'pending' })}
        entry={({ _id, number, hasSlip }) => ({
          lead: iconOf(IconReceipt),
          to: paths.manageOrder(_id),
          title: number,
          note: t(hasSlip ? 'orders.slip' : 'orders.noSlip'),
        })}
      />
      <WaitingRows
        title={t('closing.title')}
        list={closing}
        all={paths.manageJobActive()}
        entry={({ _id, title, closingDate, applications }) => ({
          lead: iconOf(IconCalendarX),
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
      <WaitingRows
        title={t('drafts.title')}
        list={drafts}
        all={paths.manageJobDraft()}
        entry={({ _id, title, scheduledOn, updatedAt }) => ({
          lead: iconOf(IconPencil),
          to: paths.manageJobEdit(_id),
          title,
          note: scheduledOn
            ? t('drafts.scheduled', { date: formatDate(scheduledOn, 'short') })
            : t('drafts.edited', { date: formatDate(updatedAt, 'short') }),
        })}
      />
    </>
  );
}

function Numbers({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const maySee = useMayDo('interview');
  const { views, applications, shortlisted, openJobs, days, counts } = data;
  return (
    <Section
      title={t('numbers.title')}
      action={
        <Anchor component={Link} to={paths.manageReport()} size="sm">
          {t('numbers.report')}
        </Anchor>
      }
    >
      <dl className={classes.facts}>
        {Object.entries({ views, applications, shortlisted }).map(([what, { now, before }]) => (
          <div key={what}>
            <dt>{t(`numbers.${what as 'views'}`)}</dt>
            <dd>{numberText(now)}</dd>
            <dd className={classes.note}>{t('numbers.before', { count: numberText(before) })}</dd>
          </div>
        ))}
        <div>
          <dt>{t('numbers.openJobs')}</dt>
          <dd>{numberText(openJobs)}</dd>
        </div>
      </dl>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" mt="lg">
        {(['views', 'applications'] as const).map((what) => (
          <BarChart
            key={what}
            isInside
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
      {Object.values(counts).some(Boolean) && (
        <>
          <Title order={3} size="h5" mt="lg" mb="xs">
            {t('states.title')}
          </Title>
          <CandidateStates
            counts={counts}
            to={(status) => (maySee ? paths.manageApplied({ status }) : paths.manageJob())}
          />
        </>
      )}
    </Section>
  );
}

/** A recruiter's day: interviews, candidates who wait, jobs and orders, then figures. A new company has its first steps. */
export function RecruiterDashboard({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const mayPost = useMayDo('post');
  const maySee = useMayDo('interview');
  const isNew = data.publishedJobs === 0 && mayPost;
  const { unanswered, unscored, closing, drafts, orders, interviews } = data;
  const isQuiet = [unanswered, unscored, closing, drafts, orders, interviews].every(
    ({ total }) => total === 0,
  );
  if (isNew && isQuiet) return <FirstSteps />;
  return (
    <>
      {maySee && !isNew && <Interviews data={data} />}
      <Candidates data={data} />
      {isQuiet && <Text c="dimmed">{t('nothing')}</Text>}
      <Jobs data={data} />
      {isNew ? <FirstSteps /> : data.jobs > 0 && <Numbers data={data} />}
    </>
  );
}
