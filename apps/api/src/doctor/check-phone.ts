import { askTelegramGateway, type CodeFault } from '../modules/accounts/phone/code-sender.ts';
import { spentSince } from '../modules/accounts/phone/phone-code.repository.ts';
import { findingsOf, type Patient } from './finding.ts';

const day = 86_400_000;
/** Part of the day's cap from which it is worth a warning. */
const nearly = 0.8;

const names = { plasgate: 'PlasGate', sms: 'SMS_URL' } as const;

/**
 * Asks the services that send codes whether they accept the site, where that costs nothing, and what codes cost. A site
 * without sign-in by phone has no finding.
 */
export async function checkPhone({ config, database, now }: Pick<Patient, 'config' | 'database' | 'now'>) {
  const { found, ok, warn, fault } = findingsOf('phone');
  for (const name of config.PHONE_CODES) {
    if (name !== 'telegram') {
      ok('phone.sms', { name: names[name] });
      continue;
    }
    // A made-up request is refused for itself only where the token is known.
    const { message: errorMessage, isUnsure } = (await askTelegramGateway(config, 'checkVerificationStatus', {
      request_id: 'check',
    }).catch((error: unknown) => error)) as CodeFault;
    if (errorMessage?.startsWith('ACCESS_TOKEN')) fault('phone.token');
    else if (isUnsure || /^[A-Z]+REFUSED$|^ENOTFOUND$/.test(errorMessage ?? ''))
      warn('phone.away', { host: new URL(config.TELEGRAM_GATEWAY_URL).host, reason: errorMessage });
    else ok('phone.ok');
  }
  if (config.PHONE_CODES.length === 0) return found;
  const spent = await spentSince(database.prisma, new Date(now().getTime() - day));
  const tell = spent >= nearly * config.PHONE_CODES_DAILY ? warn : ok;
  tell(tell === warn ? 'phone.nearly' : 'phone.spent', {
    spent: spent.toFixed(2),
    most: config.PHONE_CODES_DAILY.toFixed(2),
  });
  return found;
}
