import type { Locale } from '@acheep/contract/kernel/locale';
import type { Role } from '@acheep/contract/kernel/role';
import type { Deps } from '../../../deps.ts';
import { channelContent } from '../telegram-channel/channel-content.ts';
import type { ChatCall } from '../telegram-chat/chat-message.ts';
import { jobButtons, send } from './bot-content.ts';

interface Reader {
  locale: Locale;
  /** Null in a chat without an account. */
  role: Role | null;
  saved?: readonly string[];
}

/** Returns a function that makes cards of jobs, without those that are closed by now. */
export function jobCards(deps: Deps) {
  const contentOf = channelContent(deps);
  return async (ids: readonly string[], { locale, role, saved = [] }: Reader) => {
    const cards: ChatCall[] = [];
    for (const id of ids) {
      const content = await contentOf({ kind: 'job', recordId: id }, { language: locale, via: 'telegram' });
      const buttons = role ? jobButtons(id, role, locale, saved.includes(id)) : [];
      if (content) cards.push(send(content.html, ...buttons));
    }
    return cards;
  };
}
