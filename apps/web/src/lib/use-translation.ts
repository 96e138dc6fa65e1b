import i18next, { type FlatNamespace, type TFunction } from 'i18next';
import { getSession } from './session.ts';

type Say = (word: string, options?: object) => string;
const known = new Map<string, Say>();

/** Who has a phone alone is promised no e-mail: their words of a key are under `<key>_noEmail`, where there are any. */
const inContext =
  (say: Say): Say =>
  (word, options) =>
    say(word, getSession()?.user.email === null ? { context: 'noEmail', ...options } : options);

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
  if (!known.has(key)) known.set(key, inContext(i18next.getFixedT(null, names) as unknown as Say));
  return { t: known.get(key) as unknown as TFunction<Words> };
}
