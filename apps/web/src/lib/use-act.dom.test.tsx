import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ApiError } from './api-error.ts';
import { registerOutlet } from './feedback.ts';
import { useAct } from './use-act.ts';

const outlet = { toast: vi.fn(), clearToasts: vi.fn(), popup: vi.fn(), confirm: vi.fn() };
registerOutlet(outlet);
const order: string[] = [];
const send = vi.fn<(name: string) => Promise<string>>();

function Remove() {
  const { act, isPending } = useAct({
    call: send,
    asks: (name: string) => ({ title: `Delete ${name}?`, message: '' }),
    done: (answer, name) => `${name} ${answer}`,
    after: () => order.push('after'),
  });
  return (
    <button type="button" disabled={isPending} onClick={() => void act('Rice')}>
      Delete
    </button>
  );
}

async function pressed(answer: 'confirm' | 'cancel') {
  vi.clearAllMocks();
  order.length = 0;
  outlet.confirm.mockResolvedValue(answer);
  await show(<Remove />, { words: [] });
  await vi.waitFor(() => expect(document.querySelectorAll('button')).toHaveLength(1));
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(outlet.confirm).toHaveBeenCalled());
}
const told = () => outlet.toast.mock.calls.map(([{ tone, message }]) => `${tone}: ${message}`);

it('asks, does, tells, and goes on', async () => {
  send.mockResolvedValue('deleted');
  await pressed('confirm');
  await vi.waitFor(() => expect(order).toEqual(['after']));
  expect(outlet.confirm.mock.calls[0]?.[0].title).toBe('Delete Rice?');
  expect(told()).toEqual(['success: Rice deleted']);
});

it('does nothing unless it is confirmed', async () => {
  await pressed('cancel');
  await new Promise((resolve) => setTimeout(resolve));
  expect([send.mock.calls.length, told(), order]).toEqual([0, [], []]);
});

it('tells a failure once, says nothing of success, and can be pressed again', async () => {
  send.mockRejectedValue(new ApiError(409, { code: 'record.changed', message: 'Changed.', data: null }));
  await pressed('confirm');
  await vi.waitFor(() => expect(told()).toEqual(['error: Changed.']));
  await expect.poll(() => document.querySelector('button')?.disabled).toBe(false);
  expect(order).toEqual([]);
});
