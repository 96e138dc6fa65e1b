import type { Compared } from '@acheep/contract/platform/dashboard';
import type { TodayEvent } from '@acheep/contract/platform/today-option';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatMoney } from '../../../ui/money-text.ts';

/** A number as it is written: of a currency, as money. */
export const amountOf = (what: TodayEvent, value: number) =>
  what === 'USD' || what === 'KHR' ? formatMoney(value, what) : value.toLocaleString('en-US');

/** Whether a number went up or down, in words and with its sign. */
export function Trend({ what, of: { now, before } }: { what: TodayEvent; of: Compared }) {
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
