import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { delayKeys, dropKeys, holdKeys, KeysHeld, useKeys } from './keys.ts';

const pressed: string[] = [];
const Page = () => {
  useKeys({ s: () => pressed.push('s'), r: false, arrowright: () => pressed.push('arrowright') });
  return createElement(
    'div',
    null,
    createElement('input', { id: 'field' }),
    createElement('button', { id: 'button', type: 'button' }),
    createElement('div', { role: 'tablist' }, createElement('button', { id: 'tab', type: 'button' })),
  );
};

function press(id: string, key: string, more: KeyboardEventInit = {}) {
  pressed.length = 0;
  const target = document.getElementById(id);
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  return [...pressed];
}

it('a key does something on the page, but not where one types, in a list of tabs or under a dialog', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const page = createRoot(root);
  await act(async () => page.render(createElement(Page)));
  expect(press('button', 's')).toEqual(['s']);
  expect(press('button', 'S', { shiftKey: true })).toEqual(['s']);
  // The same key on a Khmer keyboard.
  expect(press('button', 'ស', { code: 'KeyS' })).toEqual(['s']);
  expect(press('button', 's', { ctrlKey: true })).toEqual([]);
  expect(press('button', 's', { repeat: true })).toEqual([]);
  expect(press('button', 'r')).toEqual([]);
  expect(press('field', 's')).toEqual([]);
  expect(press('button', 'ArrowRight')).toEqual(['arrowright']);
  expect(press('tab', 'ArrowRight')).toEqual([]);
  const dialog = root.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  expect(press('button', 's')).toEqual([]);
  dialog.remove();
  await act(async () => page.unmount());
});

it('keys do nothing while what they may be meant for is opening', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (more: ReturnType<typeof createElement> | null) =>
    act(async () => root.render(createElement('div', null, createElement(Page), more)));
  await show(createElement(KeysHeld));
  expect(press('button', 's')).toEqual([]);
  await show(null);
  expect(press('button', 's')).toEqual(['s']);
  const release = holdKeys();
  expect(press('button', 's')).toEqual([]);
  release();
  expect(press('button', 's')).toEqual(['s']);
  act(() => root.unmount());
});

it('a key waits for what it is for, in its turn; what is for the focus does not, nor what comes to nothing', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const page = createRoot(root);
  await act(async () => page.render(createElement(Page)));
  /** Keys that waited are pressed one in each turn. */
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const [one, two] = [delayKeys(), delayKeys()];
  expect([press('button', 's'), press('button', 'ArrowRight'), press('button', 's')]).toEqual([[], [], []]);
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  document.getElementById('button')?.dispatchEvent(space);
  expect(space.defaultPrevented).toBe(false);
  one();
  one();
  await turn();
  expect(pressed).toEqual([]);
  two();
  // Behind those that waited.
  document.getElementById('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  await expect.poll(() => pressed).toEqual(['s', 'arrowright', 's', 's']);
  await turn();
  expect(press('button', 's')).toEqual(['s']);

  const lost = delayKeys();
  press('button', 's');
  dropKeys();
  lost();
  await turn();
  expect(pressed).toEqual([]);

  // A dialog that opened meanwhile is not what they are for.
  const under = delayKeys();
  press('button', 's');
  const free = holdKeys();
  under();
  await turn();
  free();
  await turn();
  expect(pressed).toEqual([]);
  await act(async () => page.unmount());
  root.remove();
});
