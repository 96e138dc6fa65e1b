import { numberText } from '@acheep/contract/kernel/english-text';
import { paths } from '@acheep/contract/kernel/paths';
import type { AdminDashboard } from '@acheep/contract/platform/dashboard';
import { type TodayWait, todayWaits } from '@acheep/contract/platform/today-option';
import { Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './today.module.css';

/** The list of what waits, narrowed to it. */
const lists: Record<TodayWait, string> = {
  order: paths.adminOrders({ status: 'pending' }),
  company: paths.adminUsers({ company: 'unverified', state: 'active' }),
  job: paths.adminModeration(),
  mark: paths.adminJobs({ mark: 'any' }),
  report: paths.adminReports({ status: 'open' }),
  message: paths.adminEnquiries({ status: 'open', kind: 'contact' }),
  service: paths.adminEnquiries({ status: 'open', kind: 'service' }),
  mail: paths.adminTasks({ state: 'failed', kind: 'mail' }),
  task: paths.adminTasks({ state: 'failed', kind: 'other' }),
};

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

/** How much waits of each kind, and for how long; each leads to its list. */
export function TodayWaits({ waits }: Pick<AdminDashboard, 'waits'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('waits')}>
      {waits.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('today.nothingTitle')} text={t('today.nothingText')} />
      ) : (
        <ul className={classes.waits}>
          {waits.map(({ what, count, oldestAt }) => (
            <li key={what}>
              <Link to={lists[what]} className={classes.wait}>
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
