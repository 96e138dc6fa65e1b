import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Calls by name, and imports of functions that open a connection; types and names of addresses open none. */
const asks =
  /(?<![.\w])fetch\([^)]|import (?!type)[^;]*\b(?:request|get|connect|createConnection|lookup|resolve\w*)\b[^;]* from '(?:node:)?(?:https?|http2|net|tls|dns|dgram)(?:\/promises)?'|from '(?:undici|axios|got)'|import\('grammy'\)|from 'openid-client'/;
/**
 * Permitted: for the doctor, the site's own address and certificate, the host of its public files, DNS records of the
 * domain that mails come from, and the source of releases if the environment names one; the identity providers of the
 * settings; the services that send codes to phones, at their own or the operator's address; IndexNow; the bank that confirms payments, at the operator's address; the push services of browsers;
 * Telegram, if there is a bot.
 */
const known = [
  'doctor/check-address.ts',
  'doctor/check-files-host.ts',
  'doctor/check-list.ts',
  'doctor/check-version.ts',
  'modules/accounts/identity/openid.ts',
  'modules/accounts/phone/code-sender.ts',
  'modules/billing/order/bakong.service.ts',
  'modules/messaging/push/push-service.ts',
  'modules/platform/index-now/index-now.service.ts',
  'plumbing/telegram.ts',
];

it('security 38: nothing of the server asks for addresses, but for its own services', () => {
  const sources = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|^(?:testing|local)\//.test(file.replaceAll('\\', '/')),
  );
  expect(sources.length).toBeGreaterThan(200);
  const asking = sources.filter((file) => asks.test(readFileSync(path.join(root, file), 'utf8')));
  expect(asking.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(known);
});
