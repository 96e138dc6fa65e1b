import { isNarrowed } from '../../../lib/list-url.ts';
import { FilterRow, type FilterRowProps } from '../../../ui/filter-row.tsx';
import { SavedViews } from './saved-views.tsx';

/** Filters of a work list, with the views that the reader has saved of it. */
export const FilterBar = <F extends string>(props: Omit<FilterRowProps<F>, 'views'>) => (
  <FilterRow {...props} views={<SavedViews isNarrowed={isNarrowed(props.asked)} />} />
);
