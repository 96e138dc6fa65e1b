import { currentLocale } from './locale.ts';

/** A list in a sentence: “one, two and three”. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(currentLocale()).format(items);
