import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Handler = (event: object) => void;
const handlers: Record<string, Handler> = {};
const showNotification = vi.fn();
const openWindow = vi.fn();
const windows: { url: string; focus: () => void }[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    location: { origin: 'https://acheep.example' },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  });
  await import('./push.ts');
  return () => vi.unstubAllGlobals();
});
beforeEach(() => {
  windows.length = 0;
  vi.clearAllMocks();
});

/** Dispatches an event to the worker and waits until it is handled. */
async function happen(name: string, event: object) {
  let end: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => {
    end = work;
  };
  handlers[name]?.({ ...event, waitUntil });
  await end;
}
const click = async (path: unknown) => {
  const close = vi.fn();
  await happen('notificationclick', { notification: { data: { path }, close } });
  expect(close).toHaveBeenCalled();
};

it('shows what came, in its language, with the page that it is about', async () => {
  const message = { title: 'អាជីព', body: 'ការងារថ្មី', lang: 'km', path: '/km/notification' };
  await happen('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith(
    'អាជីព',
    expect.objectContaining({ body: 'ការងារថ្មី', lang: 'km', data: { path: '/km/notification' } }),
  );
  await happen('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

it('opens the page, or comes to the window that shows it', async () => {
  const [other, shown] = [vi.fn(), vi.fn()];
  windows.push({ url: 'https://acheep.example/resume/edit', focus: other });
  await click('/km/notification');
  expect(openWindow).toHaveBeenCalledWith('https://acheep.example/km/notification');
  windows.push({ url: 'https://acheep.example/km/notification', focus: shown });
  await click('/km/notification');
  expect(shown).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('opens no page but those of the site', async () => {
  for (const path of ['https://evil.example', '//evil.example', undefined]) {
    await click(path);
    expect(openWindow).toHaveBeenLastCalledWith('https://acheep.example/');
  }
});
