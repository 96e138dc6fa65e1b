import { paths } from '@acheep/contract/kernel/paths';
import type { AdminDashboard as Data } from '@acheep/contract/platform/dashboard';
import { todayEvents } from '@acheep/contract/platform/today-option';
import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { PlainFact } from './numbers.tsx';
import classes from './today.module.css';
import { TodayChart } from './today-chart.tsx';
import { amountOf, Trend } from './today-trend.tsx';
import { TodayWaits } from './today-waits.tsx';

type Happened = Data['happened'][number];

/** A number of the last week and of the last month, each with its trend. */
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

/** Where the operator's day begins: what waits, and how the site does. */
export function Today({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const { waits, happened, firstDay, openJobs } = data;
  return (
    <>
      <TodayWaits waits={waits} />
      <Section
        title={t('today.happened')}
        action={
          <Anchor component={Link} to={paths.adminRevenue()} size="sm">
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
