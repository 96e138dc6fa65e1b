import type { Role } from './kernel/role.ts';
import type { Kind, Notice, NotificationChannel } from './messaging/notice.ts';
import * as nouns from './notice-list.ts';

type Nouns = typeof nouns;
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;
type Declared<Name extends string> = Merged<
  { [Noun in keyof Nouns]: Nouns[Noun] extends Record<Name, infer Table> ? Table : never }[keyof Nouns]
>;
const declared = (name: string) =>
  Object.assign({}, ...Object.values<Readonly<Record<string, object>>>(nouns).map((noun) => noun[name]));

/** Notices of all nouns. */
export const notificationCategories: Declared<'notices'> = declared('notices');
export type NotificationCategory = keyof typeof notificationCategories;

/** Bell notifications of all nouns; each names a notice that the bell shows. */
export const notificationKinds: Declared<'bell'> = declared('bell');
export type NotificationKind = keyof typeof notificationKinds;
notificationKinds satisfies Readonly<Record<string, Kind & { category: CategoryOn<'bell'> }>>;

/** Categories available on a channel. */
export type CategoryOn<C extends NotificationChannel> = {
  [N in NotificationCategory]: (typeof notificationCategories)[N] extends Record<C, boolean> ? N : never;
}[NotificationCategory];

/** Default of a category on a channel; null where it is not available there. */
export function notifiedByDefault(name: NotificationCategory, channel: NotificationChannel): boolean | null {
  const { push, ...defaults }: Notice = notificationCategories[name];
  return channel === 'push' || channel === 'telegram'
    ? defaults.bell === undefined
      ? null
      : (push ?? defaults.bell)
    : (defaults[channel] ?? null);
}

/** Categories that a role can choose from. */
export const categoriesOf = (role: Role): readonly NotificationCategory[] =>
  (Object.keys(notificationCategories) as NotificationCategory[]).filter((name) =>
    (notificationCategories[name] as Notice).roles.includes(role),
  );
