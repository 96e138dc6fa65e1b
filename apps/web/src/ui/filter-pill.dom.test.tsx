import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../lib/i18n.ts';
import type { Filter } from './filter.ts';
import { FilterPill } from './filter-pill.tsx';

const kinds: Filter<'kind'> = {
  name: 'kind',
  label: 'Kind',
  kind: 'checks',
  options: [
    { value: 'full', label: 'Full-time' },
    { value: 'part', label: 'Part-time' },
  ],
};

let root: ReturnType<typeof createRoot>;
const set = vi.fn();
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  set.mockReset();
  await startI18n();
  await loadNamespaces([]);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(() =>
    root.render(
      <MantineProvider env="test">
        <FilterPill filter={kinds} asked={{ filters: {} }} set={set} />
      </MantineProvider>,
    ),
  );
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

const button = () => document.querySelector<HTMLButtonElement>('button[aria-haspopup]') as HTMLButtonElement;
const dialog = () => document.querySelector('[role=dialog]');
const settled = (fact: () => unknown) =>
  expect.poll(async () => {
    await act(async () => undefined);
    return fact();
  });

it('a filter opens beside its button, which stays and has the focus again', async () => {
  const before = button();
  before.focus();
  expect([before.textContent, before.getAttribute('aria-expanded')]).toEqual(['Kind', 'false']);
  for (const round of [1, 2]) {
    await act(async () => before.click());
    await settled(() => [round, dialog()?.contains(document.activeElement)]).toEqual([round, true]);
    expect(button()).toBe(before);
    expect(before.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(before.getAttribute('aria-controls') ?? '')).toBe(dialog());
    expect(dialog()?.getAttribute('aria-labelledby')).toBe(before.id);
    const away = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    await act(async () => document.activeElement?.dispatchEvent(away));
    await settled(() => [round, dialog(), document.activeElement]).toEqual([round, null, before]);
  }
});
