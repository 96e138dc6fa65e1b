import type { ComponentProps } from 'react';
import type { Filter, FilterState } from './filter.ts';
import { FilterControl } from './filter-panel.tsx';
import classes from './filter-pill.module.css';
import { Popover } from './popover.tsx';

interface FilterPopoverProps extends FilterState<string> {
  filter: Filter;
  opened: boolean;
  onClose: () => void;
  /** The button that opens it. */
  button: ComponentProps<'button'>;
}

/** The button of a filter with its choices in a pop-over. */
export const FilterPopover = ({ filter, asked, set, opened, onClose, button }: FilterPopoverProps) => (
  <Popover
    opened={opened}
    onChange={onClose}
    position="bottom-start"
    width={320}
    trapFocus
    returnFocus
    shadow="md"
    radius="lg"
  >
    <Popover.Target>
      <button {...button} />
    </Popover.Target>
    <Popover.Dropdown aria-label={filter.label} className={classes.choices}>
      <FilterControl filter={filter} asked={asked} set={set} alone />
    </Popover.Dropdown>
  </Popover>
);
