import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api.ts', () => ({ call }));
const { switchOff, switchOn, thisDevice } = await import('./push-device.ts');

const key = 'BPl4vxkqmVbs5gS2XS5dVw';
const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
const keys = { p256dh: 'p', auth: 'a' };

function subscriptionFor(applicationServerKey: Uint8Array, endpoint: string) {
  return {
    endpoint,
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: vi.fn(async () => true),
  };
}
type Subscription = ReturnType<typeof subscriptionFor>;

const browser = {
  subscription: null as Subscription | null,
  permission: 'default' as NotificationPermission,
  /** The user's answer to the permission prompt. */
  answer: 'granted' as NotificationPermission,
  worker: true,
};
const subscribe = vi.fn(async () => {
  browser.subscription = subscriptionFor(bytes, 'https://push.example/new');
  return browser.subscription;
});

beforeEach(() => {
  Object.assign(browser, { subscription: null, permission: 'default', answer: 'granted', worker: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  const pushManager = { getSubscription: async () => browser.subscription, subscribe };
  const getRegistration = async () => (browser.worker ? { pushManager } : undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('this device', () => {
  it('is none without a worker, or where the browser has no push', async () => {
    expect(await thisDevice()).toEqual({ permission: 'default', endpoint: null });
    browser.worker = false;
    expect(await thisDevice()).toBeNull();
    browser.worker = true;
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'PushManager');
    expect(await thisDevice()).toBeNull();
  });

  it('is switched on where its owner allows it, with what the site encrypts for', async () => {
    expect(await switchOn(key)).toBe(true);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: bytes });
    expect(call.mock.calls).toEqual([
      ['PUT /push', { body: { endpoint: 'https://push.example/new', keys } }],
    ]);
    expect(await thisDevice()).toEqual({ permission: 'granted', endpoint: 'https://push.example/new' });
  });

  it('stays off where its owner refuses', async () => {
    browser.answer = 'denied';
    expect(await switchOn(key)).toBe(false);
    expect([subscribe.mock.calls, call.mock.calls]).toEqual([[], []]);
  });

  it('is told as before where it was subscribed, and anew where the site has another key', async () => {
    browser.subscription = subscriptionFor(bytes, 'https://push.example/old');
    await switchOn(key);
    expect(subscribe).not.toHaveBeenCalled();
    const other = subscriptionFor(
      bytes.map((byte) => byte ^ 1),
      'https://push.example/old',
    );
    browser.subscription = other;
    await switchOn(key);
    expect(other.unsubscribe).toHaveBeenCalled();
    expect(call.mock.calls.map(([, { body }]) => body.endpoint)).toEqual([
      'https://push.example/old',
      'https://push.example/new',
    ]);
  });

  it('is told no more when it is switched off, even where the browser has forgotten it', async () => {
    const subscription = subscriptionFor(bytes, 'https://push.example/old');
    browser.subscription = subscription;
    await switchOff('https://push.example/old');
    expect(subscription.unsubscribe).toHaveBeenCalled();
    browser.subscription = null;
    await switchOff('https://push.example/old');
    expect(call.mock.calls).toEqual(
      Array(2).fill(['PUT /push/end', { body: { endpoint: 'https://push.example/old' } }]),
    );
  });
});
