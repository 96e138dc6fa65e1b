import type { Reader, Say } from '@acheep/contract/kernel/page-facts';
import i18next from 'i18next';
import { currentLocale } from './locale.ts';

const say: Say = (word, params) => (i18next.t as unknown as Say)(word, params);

/** Reader of the current page, for the contract's page facts. */
export const reader = (): Reader => ({ say, locale: currentLocale(), now: new Date() });
