import { addDays } from '@acheep/contract/kernel/calendar';
import type { AdminDashboard } from '@acheep/contract/platform/dashboard';
import type { TodayEvent } from '@acheep/contract/platform/today-option';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { formatDate } from '../../../ui/date-text.tsx';

interface TodayChartProps extends Pick<AdminDashboard, 'happened' | 'firstDay'> {
  what: 'accounts' | 'job' | 'application';
  /** What is added up in it. */
  of: readonly TodayEvent[];
}

/** What happened on each of the last days. */
export function TodayChart({ what, of, happened, firstDay }: TodayChartProps) {
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
