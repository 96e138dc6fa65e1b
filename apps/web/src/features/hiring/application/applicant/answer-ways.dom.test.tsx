import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query-client.ts';
import { show } from '../../../../testing/show.tsx';
import { AnswerWays } from './answer-ways.tsx';

const chat = { name: 'Sok Dara', linkedAt: '2026-11-20T02:00:00.000Z', blocked: false };
const device = 'https://push.example/1';

interface Place {
  bot?: boolean;
  chat?: typeof chat | null;
  /** Whether the site has push. */
  push?: boolean;
  permission?: NotificationPermission;
  /** Whether this browser is one of the account's devices. */
  on?: boolean;
  hasPassword?: boolean;
}

/** Shows the ways of a site and a browser; `undefined` of a browser without push. */
function open({
  bot = false,
  chat: linked = null,
  push = false,
  permission,
  on = false,
  hasPassword = false,
}: Place) {
  const subscription = on ? { endpoint: device } : null;
  if (permission) {
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }),
      },
    });
  } else Reflect.deleteProperty(navigator, 'serviceWorker');
  return show(<AnswerWays />, {
    words: ['application'],
    answers: {
      'GET /users/telegram': { hasBot: bot, chat: linked },
      'GET /push': { key: push ? 'key' : null, devices: on ? [device] : [] },
      'GET /users/identity': { hasPassword },
      'POST /users/telegram/link': { url: 'https://t.me/bot?start=x' },
    },
  });
}
const text = () => document.body.textContent ?? '';
const buttons = () => Array.from(document.querySelectorAll('button'), (button) => button.textContent);
const asksAll = (asked: string[]) =>
  expect.poll(() => asked).toEqual(expect.arrayContaining(['GET /users/telegram', 'GET /push']));

it('says nothing where neither the site nor the browser has a way', async () => {
  await asksAll(await open({ permission: 'default' }));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(document.querySelector('h2, h3, button')).toBeNull();
});

it('offers what there is', async () => {
  await open({ bot: true, push: true, permission: 'default' });
  await expect.poll(buttons).toEqual(['Get the answer on Telegram', 'Notify me in this browser']);
});

it('does not offer a browser what it has refused, or cannot', async () => {
  await open({ bot: true, push: true, permission: 'denied' });
  await expect.poll(buttons).toEqual(['Get the answer on Telegram']);
});

it('says in a line what is on already', async () => {
  await open({ bot: true, chat, push: true, permission: 'granted', on: true });
  await expect.poll(text).toContain('Sok Dara');
  await expect.poll(text).toContain('This browser will notify you of the answer.');
  expect(buttons()).toEqual([]);
});

it('offers Telegram again where the bot was blocked', async () => {
  await open({ bot: true, chat: { ...chat, blocked: true } });
  await expect.poll(buttons).toEqual(['Get the answer on Telegram']);
});

it('opens Telegram in one tap where there is no password to ask for', async () => {
  const tab = { location: { assign: vi.fn() }, close: vi.fn(), opener: null };
  vi.stubGlobal('open', () => tab);
  await open({ bot: true });
  const button = () => document.querySelector<HTMLButtonElement>('button:not([data-loading])');
  await expect.poll(button).not.toBeNull();
  button()?.click();
  await expect.poll(() => tab.location.assign.mock.calls).toEqual([['https://t.me/bot?start=x']]);
});

it('asks for the password first where there is one', async () => {
  const asked = await open({ bot: true, hasPassword: true });
  const button = () => document.querySelector<HTMLButtonElement>('button:not([data-loading])');
  await expect.poll(button).not.toBeNull();
  button()?.click();
  await expect.poll(() => document.querySelector('input[type=password]')).not.toBeNull();
  expect(asked).not.toContain('POST /users/telegram/link');
});
