import { MantineProvider } from '@mantine/core';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../lib/i18n.ts';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: fine)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await startI18n();
  await loadNamespaces(['widget']);
  // Loaded before, so that nothing is suspended.
  await import('./calendar.tsx');
  document.body.innerHTML = '<div></div>';
});

const Day = () => {
  const [day, setDay] = useState('2026-12-03');
  return (
    <DateField
      label="Day"
      min="2026-12-02"
      value={day}
      onChange={({ currentTarget }) => setDay(currentTarget.value)}
    />
  );
};
const Moment = () => {
  const [moment, setMoment] = useState('2026-12-03T07:30:00.000Z');
  return <DateTimeField label="Day" value={moment} onChange={setMoment} />;
};

async function drawn(field: React.ReactNode) {
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<MantineProvider env="test">{field}</MantineProvider>));
  const input = document.querySelector('input') as HTMLInputElement;
  const dayOf = (name: string) =>
    document.querySelector<HTMLButtonElement>(`td button[aria-label="${name}"]`);
  return { root, input, dayOf };
}

describe('a day', () => {
  it('is chosen from a calendar that opens at it by key, and can still be typed', async () => {
    const { root, input, dayOf } = await drawn(<Day />);
    expect([input.type, input.value]).toEqual(['date', '2026-12-03']);
    await act(async () => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', bubbles: true }));
    });
    await expect.poll(() => document.activeElement).toBe(dayOf('3 December 2026'));
    expect(dayOf('1 December 2026')?.disabled).toBe(true);
    // Escape is the calendar's, and not a dialog's around it.
    expect(dayOf('3 December 2026')?.dataset.mantineStopPropagation).toBe('true');
    await act(async () => dayOf('24 December 2026')?.click());
    expect(input.value).toBe('2026-12-24');
    await expect.poll(() => document.querySelector('td')).toBeNull();
    act(() => root.unmount());
  });

  it('keeps its time, in Phnom Penh', async () => {
    const { root, input, dayOf } = await drawn(<Moment />);
    expect(input.value).toBe('2026-12-03T14:30');
    await act(async () =>
      document.querySelector<HTMLButtonElement>('button[aria-label="select a date"]')?.click(),
    );
    await expect.poll(() => dayOf('24 December 2026')).not.toBeNull();
    await act(async () => dayOf('24 December 2026')?.click());
    expect(input.value).toBe('2026-12-24T14:30');
    act(() => root.unmount());
  });
});
