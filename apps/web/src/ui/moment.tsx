import { momentText } from '@acheep/contract/kernel/moment-text';
import { currentLocale } from '../lib/locale.ts';

/** A timestamp with its weekday, in Phnom Penh time. Non-breaking spaces keep the time on one line. */
export const Moment = ({ value }: { value: string }) => (
  <time dateTime={value}>
    {momentText(value, currentLocale()).replace(/ (\S+) (\S+)$/, '\u00a0$1\u00a0$2')}
  </time>
);
