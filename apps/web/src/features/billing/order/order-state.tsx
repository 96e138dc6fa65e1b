import type { OrderDetail } from '@acheep/contract/billing/order';
import { paths } from '@acheep/contract/kernel/paths';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePostJob } from '../../../entities/billing/order/use-post-job.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { formatMoney } from '../../../ui/money-text.ts';
import { isPublishing, type State, stateOf } from './order-life.ts';

const looks: Record<State, { color: string; icon: TablerIcon }> = {
  pay: { color: 'saffron', icon: IconClock },
  slip: { color: 'saffron', icon: IconClock },
  active: { color: 'green', icon: IconCircleCheck },
  used: { color: 'green', icon: IconCircleCheck },
  expired: { color: 'gray', icon: IconClock },
  refunded: { color: 'gray', icon: IconCircleX },
  withdrawn: { color: 'gray', icon: IconCircleX },
  cancelled: { color: 'red', icon: IconCircleX },
};

/** How an order stood at `seenAt` and what happens next, in words, with the next step. */
export function OrderState({ order, seenAt }: { order: OrderDetail; seenAt: number }) {
  const { t } = useTranslation('order');
  const post = usePostJob();
  const state = stateOf(order);
  const { color, icon: Icon } = looks[state];
  const { job, jobsUsed, package: ordered } = order;
  const waits = state === 'pay' || state === 'slip';
  const values = {
    total: formatMoney(order.total, order.currency),
    from: order.validFrom ? formatDate(order.validFrom) : '',
    till: order.validTo ? formatDate(order.validTo) : '',
    count: Math.max(0, ordered.jobs - jobsUsed),
    reason: order.cancelReason ?? '',
  };
  return (
    <Alert
      color={color}
      icon={<Icon aria-hidden />}
      title={t(`state.${state}.title`, values)}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <Text>{t(`state.${state}.text`, values)}</Text>
      {waits && order.payment?.isWatched && <Text mt={4}>{t('watched')}</Text>}
      {job && waits && <Text mt={4}>{t('thenPublished', { title: job.title })}</Text>}
      {job && state !== 'withdrawn' && !waits && (
        <Text mt={4}>
          <Anchor component={Link} inherit underline="always" to={paths.manageJobEdit(job._id)}>
            {job.title}
          </Anchor>
          {': '}
          {t(
            job.status === 'active'
              ? 'jobPublished'
              : job.status === 'pending'
                ? 'jobWaits'
                : isPublishing(order, seenAt)
                  ? 'jobPublishing'
                  : 'jobNotPublished',
          )}
        </Text>
      )}
      {state === 'active' && (
        <Button mt="sm" component={Link} to={paths.manageJobCreate()} onClick={post}>
          {t('header.postJob', { ns: 'common' })}
        </Button>
      )}
      {!waits && state !== 'active' && (
        <Button mt="sm" component={Link} to={paths.package()} variant="default">
          {t('list.packages')}
        </Button>
      )}
    </Alert>
  );
}
