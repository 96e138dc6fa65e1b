import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from '../testing/harness.ts';
import { startTelegram } from '../testing/telegram-server.ts';
import { checkTelegram } from './check-telegram.ts';

let telegram: Awaited<ReturnType<typeof startTelegram>>;
let api: Harness;
beforeAll(async () => {
  telegram = await startTelegram();
  api = await startHarness();
});
afterAll(async () => {
  await api.close();
  await telegram.close();
});

const look = (settings: object) =>
  checkTelegram({ ...api.deps, config: { ...api.deps.config, ...telegram.settings, ...settings } });

it('the doctor says nothing of Telegram without a bot', async () => {
  expect(await look({ TELEGRAM_BOT_TOKEN: '' })).toEqual([]);
});

it('the doctor says whether Telegram accepts the bot, and never its token', async () => {
  expect(await look({})).toMatchObject([
    { state: 'ok', code: 'telegram.ok', params: { name: 'acheep_test_bot' } },
  ]);
  expect(await look({ TELEGRAM_BOT_TOKEN: `7:${'x'.repeat(35)}` })).toMatchObject([
    { state: 'fault', code: 'telegram.token' },
  ]);
  const away = await look({ TELEGRAM_API_URL: 'http://127.0.0.1:1' });
  expect(away).toMatchObject([{ state: 'warning', code: 'telegram.away' }]);
  expect(JSON.stringify(away)).not.toContain(telegram.token.slice(7));
});

it('the doctor says whether Telegram delivers what people write to the bot', async () => {
  const settings = { PUBLIC_URL: 'https://acheep.example' };
  expect(await look(settings)).toMatchObject([{ code: 'telegram.ok' }, { code: 'telegram.webhook' }]);
  telegram.webhook.url = 'https://acheep.example/telegram/update';
  expect(await look(settings)).toMatchObject([{ code: 'telegram.ok' }]);
  telegram.webhook.info = {
    last_error_date: Math.floor(Date.now() / 1000) - 60,
    last_error_message: 'Wrong response from the webhook: 502 Bad Gateway',
  };
  expect((await look(settings))[1]).toMatchObject({
    state: 'warning',
    code: 'telegram.delivery',
    params: { reason: 'Wrong response from the webhook: 502 Bad Gateway' },
  });
  // On this machine the site asks for them itself.
  expect(await look({})).toMatchObject([{ code: 'telegram.ok' }]);
});
