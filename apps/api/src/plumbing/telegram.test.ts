import { inspect } from 'node:util';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTelegram } from '../testing/telegram-server.ts';
import { askTelegram, type TelegramConfig, TelegramFault } from './telegram.ts';

let telegram: Awaited<ReturnType<typeof startTelegram>>;
let config: TelegramConfig;
beforeAll(async () => {
  telegram = await startTelegram();
  config = telegram.settings;
});
beforeEach(() => telegram.calm());
afterAll(() => telegram.close());

const me = (by = config) => askTelegram(by, (api) => api.getMe());
async function faultOf(asking: Promise<unknown>): Promise<TelegramFault> {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TelegramFault)) throw new Error('there is no fault');
  return error;
}

it('answers as the bot of the site', async () => {
  expect(await me()).toMatchObject({ username: 'acheep_test_bot' });
});

it('tells what was refused, wanted later, never sent, and perhaps done', async () => {
  telegram.next('getMe', { status: 400, description: 'Bad Request: chat not found' });
  expect(await faultOf(me())).toMatchObject({
    kind: 'refused',
    status: 400,
    said: 'Bad Request: chat not found',
  });
  telegram.next('getMe', { status: 429, description: 'Too Many Requests', retryAfter: 7 });
  expect(await faultOf(me())).toMatchObject({ kind: 'later', retryAfter: 7 });
  for (const mishap of [{ status: 500, description: 'Internal' }, 'closed', 'lost', 'html'] as const) {
    telegram.next('getMe', mishap);
    expect((await faultOf(me())).kind).toBe('unsure');
  }
  const nobody = { ...config, TELEGRAM_API_URL: 'http://127.0.0.1:1' };
  expect(await faultOf(me(nobody))).toMatchObject({ kind: 'away', said: 'ECONNREFUSED' });
});

it('never shows the token, whatever goes wrong, to logs or elsewhere', async () => {
  const nobody = { ...config, TELEGRAM_API_URL: 'http://127.0.0.1:1' };
  telegram.next('getMe', { status: 400, description: `Bad Request: of ${config.TELEGRAM_BOT_TOKEN}` });
  const faults = [await faultOf(me()), await faultOf(me(nobody))];
  for (const mishap of ['closed', 'html'] as const) {
    telegram.next('getMe', mishap);
    faults.push(await faultOf(me()));
  }
  const log: string[] = [];
  const { log: logger } = fastify({ logger: { stream: { write: (line) => void log.push(line) } } });
  for (const fault of faults) logger.error({ err: fault, ...fault.details }, fault.message);
  const [, secret = ''] = config.TELEGRAM_BOT_TOKEN.split(':');
  expect(log).toHaveLength(4);
  for (const shown of [
    log.join(),
    inspect(faults, { depth: 9, showHidden: true }),
    faults.map(String).join(),
  ])
    expect(shown).not.toContain(secret);
});
