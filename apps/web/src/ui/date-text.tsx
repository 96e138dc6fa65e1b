import { type DateFormat, dateText } from '@acheep/contract/kernel/date-text';
import type { ReactNode } from 'react';
import { currentLocale } from '../lib/locale.ts';

export type { DateFormat };

/**
 * Formats a timestamp (ISO 8601) or a calendar day (`yyyy-MM-dd`) in Phnom Penh time and the page's language, with
 * Latin digits.
 */
export const formatDate = (value: string, format: DateFormat = 'day'): string =>
  dateText(value, currentLocale(), format);

interface DateTextProps {
  value: string;
  format?: DateFormat;
  /** Renders a sentence around the date. */
  children?: (date: string) => ReactNode;
}

export function DateText({ value, format, children }: DateTextProps) {
  const text = formatDate(value, format);
  return <time dateTime={value}>{children ? children(text) : text}</time>;
}
