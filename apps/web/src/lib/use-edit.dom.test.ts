import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { useEdit } from './use-edit.ts';

it.each([
  ['mine', 0],
  ['theirs', 1],
] as const)('after a conflict the form says what one keeps: %s', async (keep, resets) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const theirs = { updatedAt: '2', title: 'Head cook' };
  const form = { getValues: () => ({ title: 'Chef' }), reset: vi.fn() };
  const record = { updatedAt: '1', title: 'Cook' };
  const query = { queryKey: [keep], queryFn: () => ({ data: theirs }) };
  type Values = { title: string };
  let edit: ReturnType<typeof useEdit<typeof record, Values, Values>> | undefined;
  function Form() {
    edit = useEdit({ record, form: form as never, valuesOf: ({ title }) => ({ title }), query });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Form)));
  const refused = () => Promise.reject(new ApiError(409, { code: 'record.changed' }));
  expect(await act(() => edit?.save(refused))).toBeNull();
  act(() => edit?.settle(keep));
  expect(form.reset).toHaveBeenCalledTimes(resets);
  act(() => root.unmount());
});
