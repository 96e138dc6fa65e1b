import { type Locale, locales } from '@acheep/contract/kernel/locale';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `pnpm test:deep`, which does everything in every language, width and scheme. */
    isDeep: boolean;
  }
}

/** Languages of a journey: the given one, and both in `pnpm test:deep`. */
export const journeyLocales = (own: Locale): readonly Locale[] => (inject('isDeep') ? locales : [own]);

/** The first of what differs in content alone, and all of it in `pnpm test:deep`. */
export const sampled = <T>(all: readonly T[], count: number): readonly T[] =>
  inject('isDeep') ? all : all.slice(0, count);
