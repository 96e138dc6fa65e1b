import { momentText } from '@acheep/contract/moment-text';
import { currentLocale } from '../lib/locale.ts';

/** A moment with its day's name, in Phnom Penh. The half of the day stays with its hour where the line breaks. */
export const Moment = ({ value }: { value: string }) => (
  <time dateTime={value}>{momentText(value, currentLocale()).replace(/ (\S+)$/, '\u00a0$1')}</time>
);
