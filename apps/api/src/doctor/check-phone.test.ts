import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startCodeGateway } from '../local/code-gateway.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { checkPhone } from './check-phone.ts';

let gateway: Awaited<ReturnType<typeof startCodeGateway>>;
let api: Harness;
beforeAll(async () => {
  gateway = await startCodeGateway();
  api = await startHarness(gateway.settings('telegram', 'plasgate'));
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const look = (settings: Partial<ReturnType<typeof readConfig>> = {}) =>
  checkPhone({ ...api.deps, config: { ...api.deps.config, ...settings } });

it('the doctor says nothing of codes where nobody signs in by phone', async () => {
  expect(await look({ PHONE_CODES: [] })).toEqual([]);
});

it('the doctor says whether Telegram Gateway accepts the site, for nothing, and never its token', async () => {
  expect(await look()).toMatchObject([
    { state: 'ok', code: 'phone.ok' },
    { state: 'ok', code: 'phone.sms', params: { name: 'PlasGate' } },
    { state: 'ok', code: 'phone.spent', params: { spent: '0.00', most: '5.00' } },
  ]);
  const refused = await look({ TELEGRAM_GATEWAY_TOKEN: 'another' });
  expect(refused[0]).toMatchObject({ state: 'fault', code: 'phone.token' });
  const away = await look({ TELEGRAM_GATEWAY_URL: 'http://127.0.0.1:1' });
  expect(away[0]).toMatchObject({ state: 'warning', code: 'phone.away' });
  expect(JSON.stringify([refused, away])).not.toContain(api.deps.config.TELEGRAM_GATEWAY_TOKEN);
  expect(gateway.arrived).toEqual([]);
});

it('the doctor warns before the day’s money is spent', async () => {
  expect((await look({ PHONE_CODES_DAILY: 0 })).at(-1)).toMatchObject({
    state: 'warning',
    code: 'phone.nearly',
  });
});

it.each([
  [{ PHONE_CODES: 'telegram' }, 'TELEGRAM_GATEWAY_TOKEN is not set, and PHONE_CODES names telegram'],
  [{ PHONE_CODES: 'plasgate', PLASGATE_PRIVATE_KEY: 'x' }, 'PLASGATE_SECRET is not set'],
  [{ PHONE_CODES: 'sms' }, 'SMS_URL is not set'],
  [{ PHONE_CODES: 'pigeon' }, 'PHONE_CODES is wrong'],
])('%j is refused at start', (settings, said) => {
  const needed = { DATABASE_URL: 'postgresql://localhost', SMTP_URL: 'smtp://localhost' };
  const SECRET = api.deps.config.SECRET;
  expect(() => readConfig({ ...needed, SECRET, ...settings })).toThrow(said);
});
