import { MantineProvider } from '@mantine/core';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';
import { Popover } from './popover.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Layers() {
  const [open, setOpen] = useState(4);
  const close = (from: number) => () => setOpen((now) => Math.min(now, from));
  return (
    <>
      <Drawer opened={open > 0} onClose={close(0)}>
        Drawer
      </Drawer>
      <Modal opened={open > 1} onClose={close(1)}>
        Modal
      </Modal>
      {open > 2 && <Dialog onClose={close(2)}>Dialog</Dialog>}
      <Popover opened={open > 3} onChange={close(3)}>
        <Popover.Target>
          <button type="button">Open</button>
        </Popover.Target>
        <Popover.Dropdown>Popover</Popover.Dropdown>
      </Popover>
      <Menu defaultOpened>
        <Menu.Target>
          <button type="button">Open</button>
        </Menu.Target>
        <Menu.Dropdown>Menu</Menu.Dropdown>
      </Menu>
    </>
  );
}

it('Escape closes the uppermost of all kinds of layers, one at a time', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Layers />
      </MantineProvider>,
    ),
  );
  const shown = () =>
    ['Drawer', 'Modal', 'Dialog', 'Popover', 'Menu'].filter((name) =>
      document.body.textContent?.includes(name),
    );
  const pressEscape = () =>
    act(
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
  expect(shown()).toEqual(['Drawer', 'Modal', 'Dialog', 'Popover', 'Menu']);
  for (const left of [4, 3, 2, 1, 0]) {
    pressEscape();
    expect(shown().length).toBe(left);
  }
  act(() => root.unmount());
});
