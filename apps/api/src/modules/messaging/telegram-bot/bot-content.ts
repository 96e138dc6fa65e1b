import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import { type NotificationKind, notificationKinds } from '@acheep/contract/notices';
import { paths } from '@acheep/contract/paths';
import { escaped } from '../../../page/html.ts';
import { within } from '../telegram-channel/channel-text.ts';
import type { ChatButton, ChatCall } from '../telegram-chat/chat-message.ts';
import { botWords, buttonWords } from './bot-words.ts';

/** Longest notification, in UTF-16 units: a page has the rest. */
const maxNoticeLength = 1000;
/** Longest label of a button that a phone shows. */
const maxLabelLength = 60;

type Params = Readonly<Record<string, string>>;

/** The bot's words with escaped values in their places. */
export const say = (
  words: Localized,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
) => words[locale].replace(/\{(\w+)\}/g, (_, name: string) => escaped(String(params[name] ?? '')));

export const send = (text: string, ...buttons: ChatButton[][]): ChatCall => ({ call: 'send', text, buttons });

/** The bell's text, with a button that opens its page. Proposed interview times are buttons that choose them. */
export function noticeCall(
  kind: NotificationKind,
  params: Params,
  locale: Locale,
  times: { id: string; times: readonly Date[] } | null,
): ChatCall {
  const text = escaped(within(notificationText(kind, params, locale), maxNoticeLength));
  const label = buttonWords[params.jobs ? 'all' : 'open'][locale];
  const choices = times?.times.map((time): ChatButton[] => [
    { label: momentText(time, locale), data: `i:${times.id}:${time.getTime()}` },
  ]);
  return send(text, ...(choices ?? []), [{ label, path: notificationKinds[kind].to(params) }]);
}

/** Buttons below a job: what its reader may do with it. */
export function jobButtons(id: string, role: Role, locale: Locale, isSaved: boolean): ChatButton[][] {
  const save = {
    label: buttonWords[isSaved ? 'unsave' : 'save'][locale],
    data: `${isSaved ? 'u' : 's'}:${id}`,
  };
  const others = [
    { label: buttonWords.notForMe[locale], data: `n:${id}` },
    { label: buttonWords.apply[locale], data: `a:${id}` },
  ];
  if (!can(role, 'Bookmarked')) return [];
  return can(role, 'UserAppliedJob') ? [[save, ...others]] : [[save]];
}

interface Alert {
  _id: string;
  name: string;
  frequency: string;
  paused: boolean;
}
const isOn = ({ frequency, paused }: Pick<Alert, 'frequency' | 'paused'>) => !paused && frequency !== 'none';

/** A button for each saved search, which turns it on or off. */
export const alertButtons = (alerts: readonly Alert[], locale: Locale): ChatButton[][] => [
  ...alerts.map((alert) => [
    {
      label: `${isOn(alert) ? '🔔' : '🔕'} ${within(alert.name, maxLabelLength)}`,
      data: `t:${alert._id}:${isOn(alert) ? 0 : 1}`,
    },
  ]),
  [{ label: buttonWords.all[locale], path: paths.manageAlerts() }],
];

export const removed = (messageId: number, locale: Locale): ChatCall => ({
  call: 'remove',
  messageId,
  text: botWords.hidden[locale],
});
