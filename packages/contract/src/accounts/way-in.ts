import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import type { Locale } from '../kernel/locale.ts';
import { id } from '../kernel/text.ts';
import { type WayInKind, wayInKinds } from './identity-option.ts';

/** Days for which a way in counts as recent: a new password removes it, unless its owner keeps it. */
export const recentWay = { days: 30 } as const;

/** More than an account has. */
const maxKept = 100;

/** Something that opens an account beside e-mail and password, or helps to. `createdAt` is when it was added. */
export const wayIn = z.strictObject({
  ...record,
  kind: choice(wayInKinds),
  /** What people call it: the provider, the phone number, the passkey, or the person at Telegram. */
  name: z.string(),
  /** E-mail or user name at the provider, or the phone number. */
  label: z.string().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** A new password removes it, unless it is kept. */
  isRecent: z.boolean(),
});
export type WayIn = z.infer<typeof wayIn>;

/** Recent ways in that stay. */
export const keptWays = named(atMost(maxKept, z.array(id)), 'ways to sign in', 'វិធីចូលគណនី').default([]);

const ofOwn: readonly WayInKind[] = ['passkey', 'chat'];

/** What a way in is called in a list: its name, and what tells it from others or says of which kind it is. */
export function wayInWords({ kind, name, label }: Pick<WayIn, 'kind' | 'name' | 'label'>, locale: Locale) {
  const ofKind = wayInKinds[kind][locale];
  if (ofOwn.includes(kind)) return { name, label: ofKind };
  return { name: kind === 'phone' || kind === 'app' ? ofKind : name, label };
}

/** The same in one text. */
export function wayInText(way: Parameters<typeof wayInWords>[0], locale: Locale): string {
  const { name, label } = wayInWords(way, locale);
  return label ? `${name} (${label})` : name;
}
