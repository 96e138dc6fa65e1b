import { Popover as Base, type PopoverProps } from '@mantine/core';
import { useLayer } from '../lib/layer.ts';

type Props = Omit<PopoverProps, 'defaultOpened'> & { opened: boolean; onChange: (opened: boolean) => void };

/** Mantine's pop-over as a layer. */
export function Popover(props: Props) {
  useLayer(props.opened, () => props.onChange(false));
  return <Base {...props} />;
}

Popover.Target = Base.Target;
Popover.Dropdown = Base.Dropdown;
