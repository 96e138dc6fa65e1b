import { setTimeout } from 'node:timers/promises';
import { askTelegram, type TelegramConfig } from './telegram.ts';

/** Milliseconds that a page waits for it. */
const patience = 3_000;
/** A bot keeps its name as long as its token. */
const names = new Map<string, string>();

/** Name of the site's bot; null while Telegram is not responding, or does not know it. */
export async function botName(config: TelegramConfig): Promise<string | null> {
  const known = names.get(config.TELEGRAM_BOT_TOKEN);
  if (known) return known;
  const asking = askTelegram(config, (api) => api.getMe()).then(
    ({ username }) => {
      names.set(config.TELEGRAM_BOT_TOKEN, username);
      return username;
    },
    () => null,
  );
  return Promise.race([asking, setTimeout(patience, null, { ref: false })]);
}
