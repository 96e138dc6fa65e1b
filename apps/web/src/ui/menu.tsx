import { Menu as Base, type MenuProps } from '@mantine/core';
import { useState } from 'react';
import { useLayer } from '../lib/layer.ts';

/** Mantine's menu as a layer. */
export function Menu({ defaultOpened = false, ...props }: Omit<MenuProps, 'opened' | 'onChange'>) {
  const [opened, setOpened] = useState(defaultOpened);
  useLayer(opened, () => setOpened(false));
  return <Base {...props} opened={opened} onChange={setOpened} />;
}

Menu.Target = Base.Target;
Menu.Dropdown = Base.Dropdown;
Menu.Item = Base.Item;
Menu.Label = Base.Label;
Menu.Divider = Base.Divider;
