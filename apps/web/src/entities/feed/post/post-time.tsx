import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Relative time for a week, then the date. */
export function PostTime({ value }: { value: string }) {
  const { t } = useTranslation('post');
  const ago = Date.now() - Date.parse(value);
  const words =
    ago < minute
      ? t('ago.now')
      : ago < hour
        ? t('ago.minute', { count: Math.floor(ago / minute) })
        : ago < day
          ? t('ago.hour', { count: Math.floor(ago / hour) })
          : ago < 7 * day
            ? t('ago.day', { count: Math.floor(ago / day) })
            : formatDate(value, 'short');
  return (
    <time dateTime={value} title={formatDate(value, 'time')}>
      {words}
    </time>
  );
}
