import { momentText } from '@acheep/contract/kernel/moment-text';
import { currentLocale } from '../lib/locale.ts';

/** A moment with its day's name, in Phnom Penh. The hour stays with its words where the line breaks. */
export const Moment = ({ value }: { value: string }) => (
  <time dateTime={value}>
    {momentText(value, currentLocale()).replace(/ (\S+) (\S+)$/, '\u00a0$1\u00a0$2')}
  </time>
);
