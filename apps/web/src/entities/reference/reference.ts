import type { Localized } from '@acheep/contract/locale';
import { apiData } from '../../lib/api-query.ts';
import { currentLocale } from '../../lib/locale.ts';

const hour = 60 * 60 * 1000;

/** The text in the page's language. */
export const localized = (text: Localized): string => text[currentLocale()];

export const categoryQuery = { ...apiData('GET /category'), staleTime: 60_000 };
export const industryQuery = { ...apiData('GET /industry'), staleTime: hour };
export const provinceQuery = { ...apiData('GET /address/province'), staleTime: hour };
