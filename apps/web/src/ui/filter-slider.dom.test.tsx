import { act, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilterSlider } from './filter-slider.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const slider = () => document.querySelector('input') as HTMLInputElement;
const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
function press(to: string) {
  set?.call(slider(), to);
  slider().dispatchEvent(new Event('input', { bubbles: true }));
}

const options = ['100', '200', '300'].map((value) => ({ value, label: `$${value}` }));

it('a slider that is moved on while its first choice takes effect stays where it is, until something else moves it', async () => {
  const taken: (string | undefined)[] = [];
  let arrive = () => {};
  let clear = () => {};
  function Page() {
    const [value, setValue] = useState<string>();
    clear = () => setValue(undefined);
    return (
      <FilterSlider
        filter={{ name: 'salary', label: 'Salary', kind: 'slider', options }}
        value={value}
        onChange={(next) => {
          taken.push(next);
          // The address, and the page by it, follow later.
          arrive = () => setValue(next);
        }}
      />
    );
  }
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(() => root.render(<Page />));
  const move = (to: string) => act(() => press(to));

  await move('1');
  await act(() => vi.advanceTimersByTime(300));
  await move('2');
  await act(() => arrive());
  expect(slider().value).toBe('2');
  await act(() => vi.advanceTimersByTime(300));
  await act(() => arrive());
  await act(() => vi.advanceTimersByTime(1000));
  expect([slider().value, taken]).toEqual(['2', ['100', '200']]);

  await move('3');
  await act(() => clear());
  await act(() => vi.advanceTimersByTime(1000));
  expect([slider().value, taken]).toEqual(['0', ['100', '200']]);
  await act(() => root.unmount());
});

it('a slider that is moved on just as its first choice arrives stays where it is', async () => {
  const taken: (string | undefined)[] = [];
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  function Page() {
    const [value, setValue] = useState<string>();
    // The page shows the first choice, and before any effect has run the next key is pressed.
    useLayoutEffect(() => {
      if (value === '100') press('2');
    }, [value]);
    return (
      <FilterSlider
        filter={{ name: 'salary', label: 'Salary', kind: 'slider', options }}
        value={value}
        onChange={(next) => {
          taken.push(next);
          setValue(next);
        }}
      />
    );
  }
  await act(() => root.render(<Page />));
  await act(() => press('1'));
  await act(() => vi.advanceTimersByTime(300));
  await act(() => vi.advanceTimersByTime(300));
  await act(() => vi.advanceTimersByTime(1000));
  expect([slider().value, taken]).toEqual(['2', ['100', '200']]);
  await act(() => root.unmount());
});
