import { askTelegram, hasTelegram, type TelegramFault } from '../plumbing/telegram.ts';
import { findingsOf, type Patient } from './finding.ts';

/** Asks Telegram who the bot is. A site without one has no finding. */
export async function checkTelegram({ config }: Pick<Patient, 'config'>) {
  const { found, ok, warn, fault } = findingsOf('telegram');
  if (!hasTelegram(config)) return found;
  try {
    const { username } = await askTelegram(config, (api) => api.getMe());
    ok('telegram.ok', { name: username });
  } catch (error) {
    const { kind, said, status } = error as TelegramFault;
    // Telegram answers 404 where it cannot even read the token.
    if (kind === 'refused' && (status === 401 || status === 404)) fault('telegram.token');
    else warn('telegram.away', { host: new URL(config.TELEGRAM_API_URL).host, reason: said });
  }
  return found;
}
