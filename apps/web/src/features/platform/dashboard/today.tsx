import { adminPaths } from '@acheep/contract/admin-paths';
import { addDays } from '@acheep/contract/kernel/calendar';
import { numberText } from '@acheep/contract/kernel/english-text';
import { moneyText } from '@acheep/contract/kernel/money';
import type { AdminDashboard, Compared, AdminDashboard as Data } from '@acheep/contract/platform/dashboard';
import { type TodayEvent, todayEvents, todayWaits } from '@acheep/contract/platform/today-option';
import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { waitingLists } from '../../../entities/platform/waiting/waiting.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Dangers } from './dangers.tsx';
import { FirstDay } from './first-day.tsx';
import { PlainFact } from './numbers.tsx';
import classes from './today.module.css';

const hour = 3_600_000;

function Age({ since }: { since: string }) {
  const { t } = useTranslation('dashboard');
  const hours = Math.floor((Date.now() - Date.parse(since)) / hour);
  const words =
    hours < 1
      ? t('today.oldest.now')
      : hours < 48
        ? t('today.oldest.hours', { count: hours })
        : t('today.oldest.days', { count: Math.floor(hours / 24) });
  return <time dateTime={since}>{words}</time>;
}

/** Count and age of each kind of pending work, linked to its list. */
function TodayWaits({ waits }: Pick<AdminDashboard, 'waits'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('waits')}>
      {waits.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('today.nothingTitle')} text={t('today.nothingText')} />
      ) : (
        <ul className={classes.waits}>
          {waits.map(({ what, count, oldestAt }) => (
            <li key={what}>
              <Link to={waitingLists[what]} className={classes.wait}>
                <span className={classes.count}>{numberText(count)}</span>
                <span className={classes.what}>
                  <Text span display="block" fw={600}>
                    {localized(todayWaits[what])}
                  </Text>
                  <Text span display="block" size="sm" c="dimmed">
                    <Age since={oldestAt} />
                  </Text>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Formats a figure; currencies as money. */
const amountOf = (what: TodayEvent, value: number) =>
  what === 'USD' || what === 'KHR' ? moneyText(value, what) : value.toLocaleString('en-US');

/** The change of a figure, in words and with its sign. */
function Trend({ what, of: { now, before } }: { what: TodayEvent; of: Compared }) {
  const { t } = useTranslation('dashboard');
  const percent = before > 0 ? Math.round(((now - before) / before) * 100) : 0;
  const words =
    before === 0
      ? t(now === 0 ? 'today.trend.none' : 'today.trend.new')
      : now === before
        ? t('today.trend.same')
        : t(now > before ? 'today.trend.up' : 'today.trend.down', {
            percent: `${now > before ? '+' : '−'}${Math.abs(percent).toLocaleString('en-US')}%`,
            before: amountOf(what, before),
          });
  return (
    <Text size="sm" c="dimmed" lh={1.35}>
      {words}
    </Text>
  );
}

interface TodayChartProps extends Pick<AdminDashboard, 'happened' | 'firstDay'> {
  what: 'accounts' | 'job' | 'application';
  /** Events that are summed up. */
  of: readonly TodayEvent[];
}

/** Daily totals of the last days. */
function TodayChart({ what, of, happened, firstDay }: TodayChartProps) {
  const { t } = useTranslation('dashboard');
  const added = happened.filter((one) => of.includes(one.what)).map(({ days }) => days);
  const days = added[0]?.map((_, index) => added.reduce((sum, one) => sum + (one[index] ?? 0), 0)) ?? [];
  return (
    <BarChart
      title={t(`today.chart.${what}`)}
      note={t('chart.most', { count: Math.max(...days) })}
      bars={days.map((value, index) => {
        const day = addDays(firstDay, index);
        return { key: day, label: formatDate(day, 'short'), value };
      })}
    />
  );
}

type Happened = Data['happened'][number];

/** A figure of the last week and of the last month, each with its trend. */
function EventCard({ happened: { what, week, month } }: { happened: Happened }) {
  const { t } = useTranslation('dashboard');
  const spans = [
    { name: t('today.week'), of: week },
    { name: t('today.month'), of: month },
  ];
  return (
    <Paper withBorder p="md" component="section" aria-label={localized(todayEvents[what])}>
      <Text fw={600} mb={4}>
        {localized(todayEvents[what])}
      </Text>
      <dl className={classes.spans}>
        {spans.map(({ name, of }) => (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <dd className={classes.number}>
              <Text span fz="1.4rem" fw={700} lh={1.3}>
                {amountOf(what, of.now)}
              </Text>
              <Trend what={what} of={of} />
            </dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

/** The operator's dashboard: dangers, pending work, first steps and the site's figures. */
export function Today({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const { waits, happened, firstDay, openJobs } = data;
  return (
    <>
      <Dangers />
      {/* A new site has nothing to do yet but its first steps. */}
      {waits.length > 0 && <TodayWaits waits={waits} />}
      <FirstDay />
      {waits.length === 0 && <TodayWaits waits={waits} />}
      <Section
        title={t('today.happened')}
        action={
          <Anchor component={Link} to={adminPaths.revenue()} size="sm">
            {t('today.revenue')}
          </Anchor>
        }
      >
        <Text size="sm" c="dimmed" mt="-0.5rem" mb="md">
          {t('today.compared')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="sm">
          {happened.map((one) => (
            <EventCard key={one.what} happened={one} />
          ))}
          <PlainFact label={t('today.openJobs')} value={openJobs} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 3, md: 1, lg: 3 }} spacing="sm" mt="md">
          <TodayChart what="accounts" of={['user', 'recruiter', 'trainer']} {...{ happened, firstDay }} />
          <TodayChart what="job" of={['job']} {...{ happened, firstDay }} />
          <TodayChart what="application" of={['application']} {...{ happened, firstDay }} />
        </SimpleGrid>
      </Section>
    </>
  );
}
