import i18next, { type FlatNamespace, type TFunction } from 'i18next';

const known = new Map<string, unknown>();

/**
 * Returns `t` for one or more namespaces; bare keys belong to the first. A document has one language, that of its URL,
 * and routes load their translations before their pages, so this subscribes to nothing, which dozens of small texts in
 * a list would each pay for.
 */
export function useTranslation<
  const Words extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]] = 'common',
>(words?: Words) {
  const names = words ?? 'common';
  const key = String(names);
  if (!known.has(key)) known.set(key, i18next.getFixedT(null, names));
  return { t: known.get(key) as TFunction<Words> };
}
