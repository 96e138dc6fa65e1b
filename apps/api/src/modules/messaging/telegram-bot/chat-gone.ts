import type { TelegramFault } from '../../../plumbing/telegram.ts';

/** True where nobody reads there: the bot is blocked, or the account at Telegram or the chat deleted. */
export const isGone = ({ kind, status, said }: TelegramFault) =>
  kind === 'refused' && (status === 403 || /chat not found|PEER_ID_INVALID|USER_DEACTIVATED/i.test(said));
