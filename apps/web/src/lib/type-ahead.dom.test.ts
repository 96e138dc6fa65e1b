import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTypeAhead } from './type-ahead.ts';

let text: string;
let isCalledOff: boolean;
let reached: string[];
const onText = (typed: string) => {
  text = typed;
};
const onCallOff = () => {
  isCalledOff = true;
};
const Page = ({ isOpening }: { isOpening: boolean }) => {
  useTypeAhead(isOpening, 6, onText, onCallOff);
  return createElement('div', { role: 'dialog' }, createElement('i'));
};
const root = createRoot(document.body.appendChild(document.createElement('div')));
const render = (isOpening: boolean) => act(async () => root.render(createElement(Page, { isOpening })));
const hear = ({ key }: KeyboardEvent) => reached.push(key);
beforeEach(async () => {
  [text, isCalledOff, reached] = ['', false, []];
  document.addEventListener('keydown', hear);
  await render(true);
});
afterEach(async () => {
  document.removeEventListener('keydown', hear);
  await render(false);
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

it('keeps what keys write, in any script, and what they write alone', () => {
  for (const key of ['H', 'ហ', 'ោះ', 'Shift', 'x', 'Backspace', 'Enter', 'Tab']) press(key);
  expect(text).toBe('Hហោះ');
  press('c', { ctrlKey: true });
  press('F5');
  expect(text).toBe('Hហោះ');
  expect(reached).toEqual(['Shift', 'c', 'F5']);
});

it('keeps no more than the field takes', () => {
  for (let count = 0; count < 100; count += 1) press('h');
  expect(text).toBe('hhhhhh');
});

it('is called off by Escape and a press beside the dialog, not by one in it', () => {
  const point = (at: Element | null) => at?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  point(document.querySelector('i'));
  expect(isCalledOff).toBe(false);
  point(document.body);
  expect(isCalledOff).toBe(true);
  isCalledOff = false;
  press('Escape');
  expect([isCalledOff, reached]).toEqual([true, []]);
});

it('leaves keys alone once the field is open', async () => {
  await render(false);
  press('h');
  expect([text, reached]).toEqual(['', ['h']]);
});
