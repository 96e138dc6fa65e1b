import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { Filter, FilterState } from './filter.ts';
import { FilterControl } from './filter-panel.tsx';
import classes from './filter-pill.module.css';
import { Popover } from './popover.tsx';

interface FilterPopoverProps extends FilterState<string> {
  filter: Filter;
  opened: boolean;
  onClose: () => void;
  /** Where the ids of button and choices begin. */
  id: string;
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Stands for the button in the pop-over: the page has it before the pop-over is loaded. */
function Opener({ button, ref }: Pick<FilterPopoverProps, 'button'> & { ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return null;
}

/** The choices of a filter in a pop-over. */
export function FilterPopover({ filter, asked, set, opened, onClose, id, button }: FilterPopoverProps) {
  // Closed at first, so that it knows where the focus was.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Popover
      id={id}
      opened={opened && isReady}
      onChange={onClose}
      position="bottom-start"
      width={320}
      trapFocus
      returnFocus
      shadow="md"
      radius="lg"
    >
      <Popover.Target>
        <Opener button={button} />
      </Popover.Target>
      <Popover.Dropdown aria-label={filter.label} className={classes.choices}>
        <FilterControl filter={filter} asked={asked} set={set} alone />
      </Popover.Dropdown>
    </Popover>
  );
}
