import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type ConfirmAnswer, registerOutlet } from './feedback.ts';
import { leaveGuard } from './leave-guard.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const confirm = vi.fn<() => Promise<ConfirmAnswer>>();
registerOutlet({ toast: vi.fn(), clearToasts: vi.fn(), popup: vi.fn(), confirm });

type Name = 'first' | 'second';
const discard = { first: vi.fn(), second: vi.fn() };
const release: Partial<Record<Name, () => void>> = {};

function Form({ name, dirty }: { name: Name; dirty: boolean }) {
  release[name] = useUnsavedChanges(dirty, discard[name]);
  return null;
}

type Dirty = Record<Name, boolean>;
let setDirty: (next: (before: Dirty) => Dirty) => void;

function Page() {
  const [dirty, set] = useState<Dirty>({ first: false, second: false });
  setDirty = set;
  return (['first', 'second'] as const).map((name) => <Form key={name} name={name} dirty={dirty[name]} />);
}

function Frame() {
  const LeaveGuard = leaveGuard.use();
  return (
    <>
      <Outlet />
      {LeaveGuard && <LeaveGuard />}
    </>
  );
}

const root = createRoot(document.createElement('div'));
afterEach(() => {
  act(() => root.render(null));
  vi.clearAllMocks();
});

/** Opens a page with two forms; returns functions that write in them, and go to another page. */
async function openPage() {
  const children = [
    { path: '/', Component: Page },
    { path: '/next', element: <p>Next</p> },
  ];
  const router = createMemoryRouter([{ Component: Frame, children }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    write: (next: Partial<Dirty>) => act(() => setDirty((before) => ({ ...before, ...next }))),
    leave: async (answer: ConfirmAnswer = 'close') => {
      confirm.mockResolvedValueOnce(answer);
      const before = confirm.mock.calls.length;
      await act(() => router.navigate('/next'));
      return { asked: confirm.mock.calls.length - before, path: router.state.location.pathname };
    },
  };
}

it.each(['first', 'second'] as const)(
  'a page with two forms asks when only one is dirty: %s',
  async (name) => {
    const { write, leave } = await openPage();
    write({ [name]: true });
    expect(await leave()).toEqual({ asked: 1, path: '/' });
    expect(discard[name]).not.toHaveBeenCalled();
    expect(await leave('confirm')).toEqual({ asked: 1, path: '/next' });
    expect(discard[name]).toHaveBeenCalledOnce();
    expect(discard[name === 'first' ? 'second' : 'first']).not.toHaveBeenCalled();
  },
);

it('one question is for all dirty forms, and all are discarded', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { write, leave } = await openPage();
  write({ first: true, second: true });
  expect(await leave('confirm')).toEqual({ asked: 1, path: '/next' });
  for (const name of ['first', 'second'] as const) expect(discard[name]).toHaveBeenCalledOnce();
  // A router supports one blocker at a time, and says so.
  expect(warn).not.toHaveBeenCalled();
});

it('a form that was saved does not ask, whatever the other does', async () => {
  const { write, leave } = await openPage();
  write({ first: true, second: true });
  release.first?.();
  expect(await leave()).toEqual({ asked: 1, path: '/' });
  write({ second: false });
  expect(await leave()).toEqual({ asked: 0, path: '/next' });
});

it('a page without changes is left without a question', async () => {
  const { write, leave } = await openPage();
  write({ first: true });
  write({ first: false });
  expect(await leave()).toEqual({ asked: 0, path: '/next' });
});
