import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useLayer } from './layer.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The platform's watchers that have not been closed. */
const watchers = new Set<PlatformWatcher>();
class PlatformWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.add(this);
  }
  destroy() {
    watchers.delete(this);
  }
}

/** What Android does on Back. */
async function requestClose() {
  for (const watcher of [...watchers]) {
    watchers.delete(watcher);
    await act(async () => watcher.onclose?.());
  }
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

function press(key: string, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

let setOpen: (next: (now: string[]) => string[]) => void;
let open: string[] = [];

/** Whatever is named `stays` refuses to close. */
function Layer({ name }: { name: string }) {
  useLayer(
    open.includes(name),
    () => name !== 'stays' && setOpen((now) => now.filter((one) => one !== name)),
  );
  return null;
}

function Page() {
  [open, setOpen] = useState<string[]>([]);
  return ['sheet', 'question', 'stays'].map((name) => <Layer key={name} name={name} />);
}

const show = (...names: string[]) => {
  for (const [index] of names.entries()) act(() => setOpen(() => names.slice(0, index + 1)));
};

const root = createRoot(document.createElement('div'));
beforeAll(() => {
  vi.stubGlobal('CloseWatcher', PlatformWatcher);
  act(() => root.render(<Page />));
});
afterEach(() => act(() => setOpen(() => [])));

it('Escape closes the uppermost layer, one at a time, and is nothing else then', () => {
  show('sheet', 'question');
  expect(press('Escape')).toBe(true);
  expect(open).toEqual(['sheet']);
  expect(press('Escape')).toBe(true);
  expect(open).toEqual([]);
  expect(press('Escape')).toBe(false);
});

it('Escape is left to a field that takes it, and does not close by another way', () => {
  show('sheet');
  const field = document.createElement('input');
  field.dataset.mantineStopPropagation = 'true';
  document.body.append(field);
  expect(press('Escape', field)).toBe(true);
  expect(open).toEqual(['sheet']);
  field.remove();
});

it('other keys close nothing', () => {
  show('sheet');
  expect(press('Enter')).toBe(false);
  expect(open).toEqual(['sheet']);
});

it('the platform closes the uppermost layer, then the next, then nothing of the page', async () => {
  show('sheet', 'question');
  expect(watchers.size).toBe(1);
  await requestClose();
  expect(open).toEqual(['sheet']);
  expect(watchers.size).toBe(1);
  await requestClose();
  expect(open).toEqual([]);
  expect(watchers.size).toBe(0);
});

it('a layer that the page closes asks the platform for nothing more', () => {
  show('sheet');
  act(() => setOpen(() => []));
  expect(watchers.size).toBe(0);
});

it('a layer that stays is not left behind', async () => {
  show('stays');
  await requestClose();
  expect(open).toEqual(['stays']);
  expect(watchers.size).toBe(1);
});
