import type { Reader, Say } from '@acheep/contract/kernel/page-facts';
import i18next from 'i18next';
import { currentLocale } from './locale.ts';

const say: Say = (word, params) => (i18next.t as unknown as Say)(word, params);

/** Who reads this page, for the contract to say what it says. */
export const reader = (): Reader => ({ say, locale: currentLocale(), now: new Date() });
