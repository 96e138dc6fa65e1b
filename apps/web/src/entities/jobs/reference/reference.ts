import type { Localized } from '@acheep/contract/kernel/locale';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';

/** Cached while the page is open; refetched after a minute if needed again, for changes by the operator. */
const kept = { staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY };

export const categoryQuery = { ...apiData('GET /category'), ...kept };
export const industryQuery = { ...apiData('GET /industry'), ...kept };
export const provinceQuery = { ...apiData('GET /address/province'), ...kept };
export const skillQuery = { ...apiData('GET /skill'), ...kept };

/** Entries to choose from: the active ones, and the present value of the edited record. */
export const offered = <R extends { _id: string; isActive: boolean }>(
  list: readonly R[] | undefined,
  own: string | null | undefined,
): R[] | undefined => list?.filter(({ _id, isActive }) => isActive || _id === own);

/** Options of a select for such records. */
export const recordChoices = (list: readonly { _id: string; name: Localized }[] | undefined) =>
  (list ?? []).map(({ _id, name }) => ({ value: _id, label: localized(name) }));
