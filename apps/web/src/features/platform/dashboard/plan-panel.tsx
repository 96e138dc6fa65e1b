import { today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useActivePlan } from '../../../entities/billing/order/active-plan.ts';
import { usePostJob } from '../../../entities/billing/order/use-post-job.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';

const day = 86_400_000;
const daysUntil = (date: string) => Math.round((Date.parse(date) - Date.parse(today())) / day);

/** How many jobs are left to post, and for how long. */
export function PlanPanel() {
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
            {t('plan.left', { count: plan.activeJob })}
          </Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('plan.until', { date: formatDate(plan.validTo) })}
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
