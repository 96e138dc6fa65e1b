import { addDays, today } from '@acheep/contract/kernel/calendar';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';

/** A closing date, relative if it is near. */
export function ClosingNote({ date }: { date: string }) {
  const { t } = useTranslation('dashboard');
  const now = today();
  if (date === now) return <time dateTime={date}>{t('closing.today')}</time>;
  if (date === addDays(now, 1)) return <time dateTime={date}>{t('closing.tomorrow')}</time>;
  return <DateText value={date}>{() => t('closing.on', { date: formatDate(date, 'short') })}</DateText>;
}
