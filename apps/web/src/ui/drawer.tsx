import { Drawer as Base, type DrawerProps } from '@mantine/core';
import { useLayer } from '../lib/layer.ts';

/** Mantine's drawer as a layer. */
export function Drawer(props: DrawerProps) {
  useLayer(props.opened, props.onClose);
  return <Base {...props} closeOnEscape={false} />;
}
