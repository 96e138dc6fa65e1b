import type { Locale } from '@acheep/contract/kernel/locale';
import { withoutTurning } from '@acheep/contract/kernel/text';
import { trimEnd } from '@acheep/contract/kernel/trim';
import type { ChannelKind } from '@acheep/contract/messaging/telegram-channel-option';
import { lettersOf } from '@acheep/search/analysis/line-break';
import { escaped } from '../../../page/html.ts';
import type { FactSign, SharedContent } from '../../platform/share-picture/shared-content.ts';
import { channelWords } from './channel-words.ts';

/** Longest parts, in the UTF-16 units that Telegram counts: together with the link they stay below its 1,024. */
const maxPartLengths = { title: 300, by: 120, sort: 80, worth: 80, fact: 110 };
const maxFacts = 3;

/** Marks that turn the direction of what follows. */
const marks = /[\u200e\u200f\u061c]/g;

/** Signs that join what follows, which is cut off. */
const joiner = /[\s\u200d]/;

/** A text in one line, cut between letters: half a Khmer cluster or emoji would be another sign. */
export function within(text: string, most: number): string {
  const clean = withoutTurning(text).replace(marks, '').replace(/\s+/g, ' ').trim();
  if (clean.length <= most) return clean;
  let kept = '';
  for (const letter of lettersOf(clean.slice(0, most))) {
    if (kept.length + letter.length > most - 1) break;
    kept += letter;
  }
  return `${trimEnd(kept, joiner)}…`;
}

const icons: Record<FactSign, string> = { place: '📍', time: '🗓', person: '👤', field: '🏷' };
const kindIcons: Record<ChannelKind, string> = { job: '💼', training: '🎓', event: '📣' };

/** What a post says of a record, in Telegram's HTML, without the link. */
export function postText(
  kind: ChannelKind,
  { title, by, sort, worth, facts }: Pick<SharedContent, 'title' | 'by' | 'sort' | 'worth' | 'facts'>,
): string {
  const details = [
    [kindIcons[kind], within(sort, maxPartLengths.sort)],
    ['💵', within(worth ?? '', maxPartLengths.worth)],
    ...facts.slice(0, maxFacts).map(({ sign, text }) => [icons[sign], within(text, maxPartLengths.fact)]),
  ].flatMap(([icon, text]) => (text ? [`${icon} ${escaped(text)}`] : []));
  const head = [
    `<b>${escaped(within(title, maxPartLengths.title))}</b>`,
    escaped(within(by ?? '', maxPartLengths.by)),
  ];
  return [head.filter(Boolean).join('\n'), details.join('\n')].join('\n\n');
}

/** The text of a post with its link. */
export const openPost = (text: string, link: string, kind: ChannelKind, locale: Locale) =>
  `${text}\n\n<a href="${escaped(link)}">${channelWords.link[kind][locale]}</a>`;

/** The text of a post whose record is closed. */
export const closedPost = (text: string, locale: Locale) =>
  `<b>${channelWords.closed[locale]}</b>\n\n<s>${text}</s>`;
