import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useHandedOver } from './use-handed-over.ts';

function Page() {
  return <p>{useHandedOver<string>('published') ?? 'nothing'}</p>;
}
const said = () => document.querySelector('p')?.textContent;

/** Opens the page at the present entry of history. */
function open() {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  root.render(<RouterProvider router={router} />);
  return {
    router,
    leave: () => {
      root.unmount();
      router.dispose();
    },
  };
}

it('shows what was handed over until the page is left or reloaded', async () => {
  const first = open();
  await expect.poll(said).toBe('nothing');
  await first.router.navigate('/list', { state: { published: 'Cook' } });
  await expect.poll(said).toBe('Cook');
  await first.router.revalidate();
  expect(said()).toBe('Cook');
  first.leave();
  const again = open();
  await vi.waitFor(() => expect(said()).toBe('nothing'));
  again.leave();
});
