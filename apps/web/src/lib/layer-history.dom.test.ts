import { beforeEach, expect, it, vi } from 'vitest';
import { keepLayerEntries } from './layer-history.ts';
import { historyStep, layers } from './layer-stack.ts';

vi.useFakeTimers();

interface Entry {
  state: { idx?: number; layer?: number } | null;
  url: string;
}

/** A browser's history: steps take a moment, and are told to the layers and then to the router. */
let entries: Entry[] = [];
let at = 0;
let steps = 0;
/** Steps that the router was told of, by the number of the page. */
const told: (number | undefined)[] = [];
const show = () => real.replaceState(entries[at]?.state, '', entries[at]?.url);
const real = { replaceState: window.history.replaceState.bind(window.history) };
const browser = {
  get state() {
    return entries[at]?.state ?? null;
  },
  pushState: (state: Entry['state'], _: string, url = window.location.href) => {
    entries = [...entries.slice(0, at + 1), { state, url }];
    at += 1;
    show();
  },
  replaceState: (state: Entry['state'], _: string, url = window.location.href) => {
    entries[at] = { state, url };
    show();
  },
  go: (delta: number) => {
    steps += 1;
    setTimeout(() => {
      at += delta;
      show();
      const event = new PopStateEvent('popstate');
      const stop = vi.spyOn(event, 'stopImmediatePropagation');
      historyStep.onPop?.(event);
      if (stop.mock.calls.length === 0) told.push(browser.state?.idx);
    });
  },
};
/** The user's button. */
const { go: press } = browser;
vi.stubGlobal('history', browser);

const address = (path: string) => new URL(path, window.location.origin).href;
const paths = () => entries.slice(0, at + 1).map(({ url }) => new URL(url).pathname + new URL(url).search);
const settle = keepLayerEntries();
const rest = () => vi.advanceTimersByTimeAsync(50);
/** Opens a layer that closes when it is asked to. */
async function open() {
  const layer = () => {
    layers.splice(layers.indexOf(layer), 1);
    settle();
  };
  layers.push(layer);
  settle();
  await rest();
  return layer;
}

beforeEach(async () => {
  for (const close of [...layers].reverse()) close();
  await rest();
  window.history.pushState({ idx: 1 }, '', address('/job'));
  entries = [
    { state: { idx: 0 }, url: address('/') },
    { state: { idx: 1 }, url: address('/job') },
  ];
  at = 1;
  window.history.replaceState({ idx: 1 }, '', address('/job'));
  told.length = 0;
  steps = 0;
});

it('each layer has an entry, and Back closes one at a time', async () => {
  await open();
  await open();
  expect(paths()).toEqual(['/', '/job', '/job', '/job']);
  press(-1);
  await rest();
  expect([layers.length, paths().length]).toEqual([1, 3]);
  press(-1);
  await rest();
  expect([layers.length, paths()]).toEqual([0, ['/', '/job']]);
  expect(told).toEqual([]);
  press(-1);
  await rest();
  expect(told).toEqual([0]);
});

it('two that the page closes at once leave no entry, and the router hears of nothing', async () => {
  const [below, above] = [await open(), await open()];
  above();
  below();
  await rest();
  expect(paths()).toEqual(['/', '/job']);
  expect(told).toEqual([]);
});

it('one that opens in the place of another takes its entry', async () => {
  const first = await open();
  first();
  await open();
  expect(paths()).toEqual(['/', '/job', '/job']);
  expect(steps).toBe(0);
});

it('a page that a layer leads to takes the place of all layers', async () => {
  await open();
  await open();
  window.history.pushState({ idx: 2 }, '', address('/company'));
  layers.length = 0;
  settle();
  await rest();
  expect(paths()).toEqual(['/', '/job', '/company']);
  press(-1);
  await rest();
  expect(told).toEqual([1]);
});

it('a layer that stays over the next page has an entry there', async () => {
  await open();
  window.history.pushState({ idx: 2 }, '', address('/company'));
  await rest();
  expect(paths()).toEqual(['/', '/job', '/company', '/company']);
  press(-1);
  await rest();
  expect([layers.length, paths()]).toEqual([0, ['/', '/job', '/company']]);
  expect(told).toEqual([]);
});

it('a page that comes while a layer is closing is the next step', async () => {
  const close = await open();
  close();
  // Its own step is under way.
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toBe(1);
  expect(at).toBe(2);
  window.history.pushState({ idx: 2 }, '', address('/company'));
  await rest();
  expect(paths()).toEqual(['/', '/job', '/company']);
  expect(told).toEqual([]);
});

it('an address that changes under a layer stays when the layer closes', async () => {
  await open();
  window.history.replaceState({ idx: 1 }, '', address('/job?type=full-time'));
  press(-1);
  await rest();
  expect(paths()).toEqual(['/', '/job?type=full-time']);
  expect(told).toEqual([]);
});

it('a step that the router takes leaves the layers too', async () => {
  await open();
  window.history.go(-1);
  layers.length = 0;
  settle();
  await rest();
  expect(at).toBe(0);
  expect(told).toEqual([0]);
});

it('a layer that stays gets its entry again', async () => {
  layers.push(() => undefined);
  settle();
  await rest();
  press(-1);
  await rest();
  expect(paths()).toEqual(['/', '/job', '/job']);
  layers.length = 0;
  settle();
});
