import type { OwnJob, Stopped } from '@acheep/contract/jobs/job';
import { allStopReasons } from '@acheep/contract/jobs/job-moderation-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconClockHour4, IconHandStop } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useAwaitedOrder } from '../../../entities/billing/order/awaited-order.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useOwnJobActions } from './use-own-job-actions.ts';

/** Reason of the operator's decision, in one line. */
const stopText = ({ reason, words }: Stopped) =>
  reason === 'other' && words
    ? words
    : [localized(allStopReasons[reason]), words].filter(Boolean).join(' – ');

/**
 * Note below the title in the list: waiting for approval or for the payment of its order, or the reason of the operator's
 * decision.
 */
export function OwnJobNote({ job: { _id, status, stop } }: { job: Pick<OwnJob, '_id' | 'status' | 'stop'> }) {
  const { t } = useTranslation('job-post');
  const order = useAwaitedOrder(status === 'draft' ? _id : undefined);
  if (order) {
    return (
      <Text size="sm" c="dimmed">
        {t(`awaits.${order.slip ? 'slip' : 'pay'}.short`)}{' '}
        <Anchor component={Link} inherit underline="always" to={paths.manageOrder(order._id)}>
          {order.number}
        </Anchor>
      </Text>
    );
  }
  if (status === 'pending') {
    return (
      <Text size="sm" c="dimmed">
        {t('waits.short')}
      </Text>
    );
  }
  if (!stop) return null;
  const text = stopText(stop);
  return (
    <Text size="sm" c="red" lang={languageOf(text)}>
      {text}
    </Text>
  );
}

type Shown = Pick<OwnJob, '_id' | 'title' | 'status' | 'stop' | 'actions'>;

/** Note on the page of a waiting job: what happens next, and a button to withdraw it. */
export function WaitingNote({ job }: { job: Shown }) {
  const { t } = useTranslation('job-post');
  const { run, pending } = useOwnJobActions(job);
  return (
    <Alert color="saffron" mb="md" title={t('waits.title')} icon={<IconClockHour4 aria-hidden />}>
      <Text inherit mb="sm">
        {t('waits.text')}
      </Text>
      <Button variant="default" size="sm" loading={pending} onClick={() => void run.withdraw()}>
        {t('action.withdraw')}
      </Button>
    </Alert>
  );
}

/** Note on the page of a draft that is published once its order is paid: what happens next, and the way to the order. */
export function AwaitedNote({ job }: { job: Pick<OwnJob, '_id'> }) {
  const { t } = useTranslation('job-post');
  const order = useAwaitedOrder(job._id);
  if (!order) return null;
  const step = order.slip ? 'slip' : 'pay';
  return (
    <Alert
      color="saffron"
      mb="md"
      title={t(`awaits.${step}.title`)}
      icon={<IconClockHour4 aria-hidden />}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <Text inherit mb="sm">
        {t(`awaits.${step}.text`, { number: order.number })}
      </Text>
      <Button variant="default" size="sm" component={Link} to={paths.manageOrder(order._id)}>
        {t(`awaits.${step}.action`)}
      </Button>
    </Alert>
  );
}

/** Note on the page of a refused or closed job: the reason, and what can be done. */
export function StopNote({ stop }: { stop: Stopped }) {
  const { t } = useTranslation('job-post');
  const text = stopText(stop);
  return (
    <Alert color="red" mb="md" title={t(`stop.${stop.kind}.title`)} icon={<IconHandStop aria-hidden />}>
      <Text inherit fw={600} mb={4} lang={languageOf(text)}>
        {text}
      </Text>
      <Text inherit>
        {t(`stop.${stop.kind}.text`)}{' '}
        {stop.kind === 'closed' && (
          <Anchor component={Link} inherit underline="always" to={paths.contact()}>
            {t('stop.contact')}
          </Anchor>
        )}
      </Text>
    </Alert>
  );
}
