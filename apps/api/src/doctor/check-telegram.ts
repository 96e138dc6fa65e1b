import { updateAddress, usesWebhook } from '../modules/messaging/telegram-bot/bot-webhook.ts';
import { askTelegram, hasTelegram, type TelegramFault } from '../plumbing/telegram.ts';
import { findingsOf, type Patient } from './finding.ts';

/** Seconds for which a failed delivery is worth telling. */
const recent = 3600;

/** Asks Telegram who the bot is, and how it delivers what people write to it. A site without one has no finding. */
export async function checkTelegram({ config, now }: Pick<Patient, 'config' | 'now'>) {
  const { found, ok, warn, fault } = findingsOf('telegram');
  if (!hasTelegram(config)) return found;
  try {
    const { username } = await askTelegram(config, (api) => api.getMe());
    ok('telegram.ok', { name: username });
    if (!usesWebhook(config)) return found;
    const {
      url,
      last_error_date: at = 0,
      last_error_message: errorMessage = '',
    } = await askTelegram(config, (api) => api.getWebhookInfo());
    if (url !== updateAddress(config)) warn('telegram.webhook', { address: updateAddress(config) });
    else if (now().getTime() / 1000 - at < recent)
      warn('telegram.delivery', { address: url, reason: errorMessage.slice(0, 200) });
  } catch (error) {
    const { kind, said, status } = error as TelegramFault;
    // Telegram answers 404 where it cannot even read the token.
    if (kind === 'refused' && (status === 401 || status === 404)) fault('telegram.token');
    else warn('telegram.away', { host: new URL(config.TELEGRAM_API_URL).host, reason: said });
  }
  return found;
}
