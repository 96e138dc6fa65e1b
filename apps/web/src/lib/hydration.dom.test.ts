import { afterEach, expect, it, vi } from 'vitest';
import { takeOverHead } from './hydration.ts';

const told = '<script data-boot></script><script type="application/ld+json">{}</script>';
const left = () => [...document.head.children].map((element) => element.getAttribute('type') ?? 'boot');

afterEach(() => {
  document.head.innerHTML = '';
});

it('keeps what search engines read of a record until one leaves its page, and hears of no page after it', async () => {
  document.head.innerHTML = told;
  let tell: Parameters<Parameters<typeof takeOverHead>[0]>[0] = () => undefined;
  const stop = vi.fn();
  takeOverHead((listener) => {
    tell = listener;
    return stop;
  });
  tell({ location: { key: 'default' } });
  expect(left()).toEqual(['application/ld+json']);
  tell({ location: { key: 'other' } });
  await Promise.resolve();
  expect([left(), stop.mock.calls.length]).toEqual([[], 1]);
});

it('hears of another page while it is still subscribing, as after an error before the first page', async () => {
  document.head.innerHTML = told;
  const stop = vi.fn();
  takeOverHead((listener) => {
    listener({ location: { key: 'other' } });
    return stop;
  });
  await Promise.resolve();
  expect([left(), stop.mock.calls.length]).toEqual([[], 1]);
});
