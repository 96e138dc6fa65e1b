import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice, choices } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { maxIds } from '../kernel/list-query.ts';
import { localeNames } from '../kernel/locale.ts';
import type { Options } from '../kernel/option.ts';
import { id, line } from '../kernel/text.ts';
import {
  channelFaults,
  channelKinds,
  channelStates,
  channelTests,
  maxPerHour,
} from './telegram-channel-option.ts';

/** A name or a link as people type them: `@jobs`, `jobs`, `https://t.me/jobs`, `t.me/s/jobs/12`. */
const nameForm = /^(?:(?:https?:\/\/)?(?:t|telegram)\.me\/(?:s\/)?|@)?([a-z]\w{3,31})(?:\/\d{0,12})?$/i;
/** The number of a channel without a name, or a link to a message in it: `-1001234567890`, `t.me/c/1234567890/5`. */
const numberForm = /^(?:-100|(?:https?:\/\/)?t\.me\/c\/)(\d{5,15})(?:\/\d{0,12})?$/i;

/** Address of a channel for Telegram: `@name` or its number; null if the text is neither. */
export function channelAddress(typed: string): string | null {
  const number = numberForm.exec(typed)?.[1];
  if (number) return `-100${number}`;
  const name = nameForm.exec(typed)?.[1];
  return name ? `@${name}` : null;
}

const isChannel = (typed: string) => channelAddress(typed) !== null;
const chat = line(200).refine(isChannel, { error: 'telegram_address' });

const hour = z.int().min(0).max(23);
const ids = atMost(maxIds, z.array(id));

const channelFields = z.strictObject({
  language: named(choice(localeNames), 'language of the posts', 'ភាសានៃសារ'),
  kinds: named(choices(channelKinds, 1), 'posts', 'ប្រភេទសារដែលត្រូវផ្សាយ'),
  /** Only of these categories and provinces; of all if there are none. */
  categoryIds: named(ids, 'categories', 'ផ្នែកការងារ').optional(),
  provinceIds: named(ids, 'provinces', 'រាជធានី/ខេត្ត').optional(),
  perHour: named(z.int().min(1).max(maxPerHour), 'maximum posts per hour', 'ចំនួនសារអតិបរមាក្នុងមួយម៉ោង'),
  /** Hours of the day in Phnom Penh between which nothing new is posted. */
  quietFrom: named(hour.meta({ examples: [21] }), 'start of the quiet hours', 'ម៉ោងចាប់ផ្ដើមផ្អាកផ្សាយ').nullish(),
  quietUntil: named(hour.meta({ examples: [7] }), 'end of the quiet hours', 'ម៉ោងបញ្ចប់ការផ្អាកផ្សាយ').nullish(),
  isOn: named(z.boolean(), 'new posts', 'ការផ្សាយសារថ្មី'),
});

type Fields = z.output<typeof channelFields>;
/** Quiet hours have both ends, which differ. */
const whole = <S extends z.ZodType<Fields>>(schema: S) =>
  schema
    .refine(({ quietFrom, quietUntil }) => typeof quietFrom !== 'number' || typeof quietUntil === 'number', {
      path: ['quietUntil'],
      error: 'required',
      ...always,
    })
    .refine(({ quietFrom, quietUntil }) => typeof quietUntil !== 'number' || typeof quietFrom === 'number', {
      path: ['quietFrom'],
      error: 'required',
      ...always,
    })
    .refine(({ quietFrom, quietUntil }) => typeof quietFrom !== 'number' || quietFrom !== quietUntil, {
      path: ['quietUntil'],
      error: 'telegram_quiet',
      ...always,
    });

export const channelNew = whole(channelFields.extend({ chat: named(chat, 'channel', 'ឆានែល') }));
export const channelEdit = whole(channelFields.extend(edited));

const count = z.int().nonnegative();

/** Telegram channel that the site posts to. */
export const telegramChannel = z.strictObject({
  ...record,
  /** `@name`, or the number of a channel without a name. */
  chat: z.string(),
  /** Title at Telegram. */
  title: z.string(),
  /** Its page at Telegram; null without a name. */
  link: z.string().nullable(),
  language: choice(localeNames),
  kinds: z.array(choice(channelKinds)),
  categoryIds: z.array(id),
  provinceIds: z.array(id),
  perHour: z.int(),
  quietFrom: z.int().nullable(),
  quietUntil: z.int().nullable(),
  isOn: z.boolean(),
  state: choice(channelStates),
  fault: choice(channelFaults).nullable(),
  /** Posts that went out; those whose answer from Telegram was lost, which are never sent again. */
  posts: count,
  unsure: count,
  /** What will be posted next, up to a hundred. */
  waiting: count,
  lastPostAt: z.iso.datetime().nullable(),
  /** Views of jobs by people who came from its posts, once a day each. */
  views: count,
});
export type TelegramChannel = z.infer<typeof telegramChannel>;

export const telegramChannelList = endpoint({
  method: 'GET',
  path: '/admin/telegram-channel',
  access: 'Admin',
  summary: 'List the Telegram channels that new jobs, trainings and events are posted to',
  response: one(
    z.strictObject({
      /** False if this site has no bot. */
      hasBot: z.boolean(),
      /** Name of the bot; null while Telegram is not responding. */
      botName: z.string().nullable(),
      channels: z.array(telegramChannel),
    }),
  ),
});

export const telegramChannelCreate = endpoint({
  method: 'POST',
  path: '/admin/telegram-channel',
  access: 'Admin',
  summary:
    'Link a Telegram channel in which the site’s bot may post. What is published from then on is posted there',
  body: channelNew,
  response: one(telegramChannel),
  status: 201,
  limit: 'costly',
});

export const telegramChannelUpdate = endpoint({
  method: 'PUT',
  path: '/admin/telegram-channel/:id',
  access: 'Admin',
  summary: 'Update what is posted to a Telegram channel, and when',
  body: channelEdit,
  response: one(telegramChannel),
  limit: 'work',
});

export const telegramChannelTest = endpoint({
  method: 'POST',
  path: '/admin/telegram-channel/:id/test',
  access: 'Admin',
  summary: 'Send a test post to a Telegram channel and delete it. Success ends a pause',
  response: one(z.strictObject({ outcome: choice(channelTests), channel: telegramChannel })),
  limit: 'costly',
});

export const telegramChannelDelete = endpoint({
  method: 'DELETE',
  path: '/admin/telegram-channel/:id',
  access: 'Admin',
  summary: 'Unlink a Telegram channel. Its posts stay in the channel as they are',
  response: nothing,
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'telegram_channel.create': { en: 'Linked a Telegram channel', km: 'ភ្ជាប់ឆានែល Telegram' },
  'telegram_channel.edit': { en: 'Edited a Telegram channel', km: 'កែប្រែឆានែល Telegram' },
  'telegram_channel.test': { en: 'Tested a Telegram channel', km: 'សាកល្បងឆានែល Telegram' },
  'telegram_channel.delete': { en: 'Unlinked a Telegram channel', km: 'ផ្ដាច់ឆានែល Telegram' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'telegram.off': {
    status: 409,
    en: 'Telegram doesn’t accept the site’s bot. See “System status” for what to do.',
    km: 'Telegram មិនទទួលស្គាល់ bot របស់គេហទំព័រទេ។ សូមមើល «ស្ថានភាពប្រព័ន្ធ»។',
  },
  'telegram.away': {
    status: 409,
    en: 'Telegram isn’t responding. Try again in a few minutes.',
    km: 'Telegram មិនឆ្លើយតបទេ។ សូមសាកល្បងម្ដងទៀតក្នុងរយៈពេលប៉ុន្មាននាទី។',
  },
  'telegram.no_bot': {
    status: 409,
    en: 'This site has no Telegram bot.',
    km: 'គេហទំព័រនេះមិនមាន bot Telegram ទេ។',
  },
  'telegram.unknown': {
    status: 409,
    en: 'Telegram can’t find this channel. Check the address and add the bot to the channel as an administrator first.',
    km: 'Telegram រកឆានែលនេះមិនឃើញទេ។ សូមពិនិត្យឈ្មោះឆានែល ហើយបន្ថែម bot ជាអ្នកគ្រប់គ្រងឆានែលជាមុនសិន។',
  },
  'telegram.rights': {
    status: 409,
    en: 'The bot may not post in this channel. In the channel’s settings, make it an administrator who can post and edit messages.',
    km: 'Bot គ្មានសិទ្ធិផ្សាយក្នុងឆានែលនេះទេ។ សូមបើកការកំណត់របស់ឆានែល ហើយឱ្យ bot ធ្វើជាអ្នកគ្រប់គ្រងឆានែលដែលអាចផ្សាយ និងកែសារ។',
  },
  'telegram.no_channel': {
    status: 409,
    en: 'That’s a group or a person, not a channel. Enter the address of a channel.',
    km: 'នេះជាក្រុម ឬគណនីបុគ្គល មិនមែនជាឆានែលទេ។ សូមបំពេញឈ្មោះឆានែល។',
  },
  'telegram.linked': { status: 409, en: 'This channel is already linked.', km: 'ឆានែលនេះបានភ្ជាប់រួចហើយ។' },
  'telegram.most': {
    status: 409,
    en: 'You’ve reached the limit of {most} channels. Unlink one first.',
    km: 'មានឆានែលគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមផ្ដាច់ឆានែលមួយជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/telegram-channel'] as const;
