import type { ChannelFault } from '@acheep/contract/messaging/telegram-channel-option';
import { askTelegram, type TelegramConfig, TelegramFault } from '../../../plumbing/telegram.ts';

/** Why Telegram refuses a channel for good; null for any other failure. */
export function channelFaultOf(error: unknown): ChannelFault | null {
  if (!(error instanceof TelegramFault) || error.kind !== 'refused') return null;
  const { status, said } = error;
  if (status === 403) return 'removed';
  if (/chat not found|CHANNEL_INVALID|CHANNEL_PRIVATE/i.test(said)) return 'unknown';
  return /\brights\b|ADMIN_REQUIRED|WRITE_FORBIDDEN/i.test(said) ? 'rights' : null;
}

/** True where Telegram does not know the bot: its token is wrong. */
export const isUnknownBot = (error: unknown) =>
  error instanceof TelegramFault &&
  error.kind === 'refused' &&
  (error.status === 401 || error.status === 404);

/** True of an edit that changes nothing. */
const isSame = (error: unknown) => error instanceof TelegramFault && /not modified/i.test(error.said);
/** True of a message that somebody deleted in the channel. */
const isMissing = (error: unknown) =>
  error instanceof TelegramFault &&
  /message to (?:edit|delete) not found|MESSAGE_ID_INVALID/i.test(error.said);

const asHtml = { parse_mode: 'HTML' } as const;

interface Place {
  chatId: string;
  messageId: number;
}

/** Calls about the messages of a channel. */
export function channelCalls(config: TelegramConfig) {
  /** Edits or deletes a message: true, or false if it is no longer there. */
  const settled = async (call: Promise<unknown>): Promise<boolean> => {
    try {
      await call;
    } catch (error) {
      if (isMissing(error)) return false;
      if (!isSame(error)) throw error;
    }
    return true;
  };

  return {
    /** The channel at Telegram. */
    async look(chatId: string) {
      const chat = await askTelegram(config, (api) => api.getChat(chatId));
      return {
        chatId: String(chat.id),
        type: chat.type,
        title: 'title' in chat && chat.title ? chat.title : chatId,
        username: 'username' in chat ? (chat.username ?? null) : null,
      };
    },

    /** Why the bot may not post in the channel; null if it may. */
    async refusalOf(chatId: string): Promise<ChannelFault | null> {
      const me = await askTelegram(config, (api) => api.getMe());
      const member = await askTelegram(config, (api) => api.getChatMember(chatId, me.id));
      if (member.status === 'left' || member.status === 'kicked') return 'removed';
      return member.status === 'administrator' && member.can_post_messages ? null : 'rights';
    },

    /** Sends a post; returns its id. */
    async send(chatId: string, html: string, photo: Uint8Array | null): Promise<number> {
      const message = await askTelegram(
        config,
        (api, { InputFile }): Promise<{ message_id: number }> =>
          photo
            ? api.sendPhoto(chatId, new InputFile(photo, 'acheep.jpg'), { caption: html, ...asHtml })
            : api.sendMessage(chatId, html, { ...asHtml, link_preview_options: { is_disabled: true } }),
      );
      return message.message_id;
    },

    /** Changes the text of a post that has a photo or has none. */
    editText: ({ chatId, messageId }: Place, html: string, hasPhoto: boolean) =>
      settled(
        askTelegram(
          config,
          (api): Promise<unknown> =>
            hasPhoto
              ? api.editMessageCaption(chatId, messageId, { caption: html, ...asHtml })
              : api.editMessageText(chatId, messageId, html, {
                  ...asHtml,
                  link_preview_options: { is_disabled: true },
                }),
        ),
      ),

    /** Changes text and photo, which shows the same facts. */
    editPhoto: ({ chatId, messageId }: Place, html: string, photo: Uint8Array) =>
      settled(
        askTelegram(config, (api, { InputFile }) =>
          api.editMessageMedia(chatId, messageId, {
            type: 'photo',
            media: new InputFile(photo, 'acheep.jpg'),
            caption: html,
            ...asHtml,
          }),
        ),
      ),

    /** Deletes a post; false if Telegram does not allow it. */
    async remove({ chatId, messageId }: Place): Promise<boolean> {
      try {
        await settled(askTelegram(config, (api) => api.deleteMessage(chatId, messageId)));
        return true;
      } catch (error) {
        if (error instanceof TelegramFault && /can't be deleted|DELETE_FORBIDDEN/i.test(error.said))
          return false;
        throw error;
      }
    },
  };
}
