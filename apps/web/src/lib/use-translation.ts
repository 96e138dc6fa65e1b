import i18next, { type FlatNamespace, type TFunction } from 'i18next';

const known = new Map<string, unknown>();

/**
 * The words of a feature, `t`; of several the first is what a bare key means. A document has one language, that of its
 * address, and routes bring their words before their pages: nothing is subscribed to, which the dozens of small texts
 * of a list would each pay for.
 */
export function useTranslation<
  const Words extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]] = 'common',
>(words?: Words) {
  const names = words ?? 'common';
  const key = String(names);
  if (!known.has(key)) known.set(key, i18next.getFixedT(null, names));
  return { t: known.get(key) as TFunction<Words> };
}
