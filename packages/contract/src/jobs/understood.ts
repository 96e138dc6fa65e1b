import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { jobFilterNames } from './job-filter.ts';

/** What the letters of a search text can stand for: a trade, other words, or a wish. */
const understoodKinds = [
  'title',
  'words',
  'company',
  'place',
  'type',
  'shift',
  'experience',
  'perk',
  'salary',
  'remote',
] as const;

/**
 * A part of a search text and what it was read as. Without these letters the text is the search without that wish; in
 * quotes they are searched for as words.
 */
export const understood = z.strictObject({
  kind: z.enum(understoodKinds),
  /** Its letters: offset of the first, and of the one after the last, in UTF-16 code units. */
  from: z.int().nonnegative(),
  to: z.int().positive(),
  label: inBothLanguages,
  /** The filter that it sets, as in a query of the list; none where words are looked for. */
  filter: z.strictObject({ name: z.enum(jobFilterNames), value: z.string() }).optional(),
});
export type Understood = z.infer<typeof understood>;

/** True for words that are looked for, rather than a wish. */
export const isWork = ({ kind }: Pick<Understood, 'kind'>): boolean =>
  kind === 'title' || kind === 'words' || kind === 'company';
