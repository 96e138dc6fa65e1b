import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ApiError } from './api-error.ts';
import { apiData } from './api-query.ts';
import { registerOutlet } from './feedback.ts';
import { useAct } from './use-act.ts';

const outlet = { toast: vi.fn(), clearToasts: vi.fn(), popup: vi.fn(), confirm: vi.fn() };
registerOutlet(outlet);

type Action = Parameters<typeof useAct<string, string>>[0];
const send = vi.fn<Action['call']>();
const after = vi.fn<(answer: string, given: string) => void>();
const answers = vi.fn<(answer: string | null) => void>();
const remove: Action = {
  call: send,
  asks: (name) => ({ title: `Delete ${name}?`, message: '' }),
  done: (answer, name) => `${name} ${answer}`,
  after,
};

function Press({ action }: { action: Action }) {
  const { act, isPending, given } = useAct(action);
  return (
    <button type="button" id={action.id} disabled={isPending} onClick={() => void act('Rice').then(answers)}>
      {given ?? 'none'}
    </button>
  );
}

let put: (action: Action | null) => void;
function Page({ first }: { first: Action }) {
  const [action, setAction] = useState<Action | null>(first);
  useEffect(() => {
    put = setAction;
  }, []);
  return action && <Press action={action} />;
}

const button = () => document.querySelector('button');
const told = () => outlet.toast.mock.calls.map(([{ tone, message }]) => `${tone}: ${message}`);
const taken = new ApiError(409, { code: 'record.changed', message: 'Changed.', data: null });

async function press(action: Action) {
  await show(<Page first={action} />, { words: [] });
  await expect.poll(button).toBeTruthy();
  button()?.click();
}

beforeEach(() => {
  vi.resetAllMocks();
  outlet.confirm.mockResolvedValue('confirm');
  send.mockResolvedValue('deleted');
});

it('asks, does, tells, and goes on', async () => {
  await press(remove);
  await expect.poll(() => answers.mock.calls).toEqual([['deleted']]);
  expect(outlet.confirm.mock.calls[0]?.[0].title).toBe('Delete Rice?');
  expect([send.mock.calls, after.mock.calls]).toEqual([[['Rice']], [['deleted', 'Rice']]]);
  expect(told()).toEqual(['success: Rice deleted']);
});

it('does nothing unless it is confirmed', async () => {
  outlet.confirm.mockResolvedValue('cancel');
  await press(remove);
  await expect.poll(() => answers.mock.calls).toEqual([[null]]);
  expect([send.mock.calls, told(), after.mock.calls]).toEqual([[], [], []]);
});

it('asks nothing where there is no question', async () => {
  await press({ ...remove, asks: () => null });
  await expect.poll(() => answers.mock.calls).toEqual([['deleted']]);
  expect(outlet.confirm).not.toHaveBeenCalled();
});

it.each([['record'], [undefined]])('gives its toast the id %s', async (id) => {
  await press({ ...remove, ...(id && { id }) });
  await expect.poll(told).toHaveLength(1);
  expect(outlet.toast.mock.calls[0]?.[0].id).toBe(id);
});

it('tells and goes on at once, and is pending until the page is up to date', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const refresh = vi.fn(() => promise);
  await press({ ...remove, refresh });
  await expect.poll(() => refresh.mock.calls).toEqual([['deleted', 'Rice']]);
  await expect.poll(told).toEqual(['success: Rice deleted']);
  expect([after.mock.calls.length, answers.mock.calls.length]).toEqual([1, 0]);
  await expect.poll(() => [button()?.textContent, button()?.disabled]).toEqual(['Rice', true]);
  resolve();
  await expect.poll(() => [button()?.textContent, button()?.disabled]).toEqual(['none', false]);
  expect(answers.mock.calls).toEqual([['deleted']]);
});

it.each([['done'], ['refused']])('reads the endpoints again once it is %s', async (outcome) => {
  if (outcome === 'refused') send.mockRejectedValue(taken);
  function List() {
    return useQuery(apiData('GET /industry')).isSuccess && <Press action={{ ...remove, refresh }} />;
  }
  const refresh = ['GET /industry'] as const;
  const asked = await show(<List />, { words: [] });
  await expect.poll(button).toBeTruthy();
  expect(asked).toEqual(['GET /industry']);
  button()?.click();
  await expect.poll(() => answers.mock.calls).toHaveLength(1);
  expect(asked).toEqual(['GET /industry', 'GET /industry']);
});

it('tells a refusal once, refreshes without an answer, and can be pressed again', async () => {
  send.mockRejectedValue(taken);
  const refresh = vi.fn();
  await press({ ...remove, refresh });
  await expect.poll(() => answers.mock.calls).toEqual([[null]]);
  expect([told(), after.mock.calls]).toEqual([['error: Changed.'], []]);
  expect(refresh.mock.calls).toEqual([[undefined, 'Rice']]);
  await expect.poll(() => button()?.disabled).toBe(false);
});

it('tells somebody who has left the page, and leads them nowhere', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  send.mockReturnValue(promise);
  const refresh = vi.fn();
  await press({ ...remove, refresh });
  await expect.poll(() => send.mock.calls).toHaveLength(1);
  put(null);
  await expect.poll(button).toBeNull();
  resolve('deleted');
  await expect.poll(() => answers.mock.calls).toEqual([['deleted']]);
  expect([told(), refresh.mock.calls]).toEqual([['success: Rice deleted'], [['deleted', 'Rice']]]);
  expect(after).not.toHaveBeenCalled();
});

it('does what was asked about, even if the page has changed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  outlet.confirm.mockReturnValue(promise);
  await press(remove);
  await expect.poll(() => outlet.confirm.mock.calls).toHaveLength(1);
  const other = vi.fn<Action['call']>();
  put({ ...remove, call: other, done: 'Other', id: 'other' });
  await expect.poll(() => button()?.id).toBe('other');
  resolve('confirm');
  await expect.poll(() => answers.mock.calls).toEqual([['deleted']]);
  expect([other.mock.calls, told()]).toEqual([[], ['success: Rice deleted']]);
});
