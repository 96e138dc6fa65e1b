import type { Localized } from '@acheep/contract/kernel/locale';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';

/** Kept as long as the page is open; a page that comes to need them later than this sees what the operator has changed. */
const kept = { staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY };

export const categoryQuery = { ...apiData('GET /category'), ...kept };
export const industryQuery = { ...apiData('GET /industry'), ...kept };
export const provinceQuery = { ...apiData('GET /address/province'), ...kept };
export const skillQuery = { ...apiData('GET /skill'), ...kept };

/** What may be chosen of a list: what is offered, and what the record that is edited is filed under. */
export const offered = <R extends { _id: string; isActive: boolean }>(
  list: readonly R[] | undefined,
  own: string | null | undefined,
): R[] | undefined => list?.filter(({ _id, isActive }) => isActive || _id === own);

/** Such records as choices. */
export const recordChoices = (list: readonly { _id: string; name: Localized }[] | undefined) =>
  (list ?? []).map(({ _id, name }) => ({ value: _id, label: localized(name) }));
