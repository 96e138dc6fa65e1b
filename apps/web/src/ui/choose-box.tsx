import { Checkbox } from '@mantine/core';
import type { Chosen } from '../lib/use-chosen.ts';
import classes from './choose-box.module.css';
import type { ListRow } from './list-column.ts';

interface ChooseBoxProps<T extends ListRow> {
  choice: Pick<Chosen<T>, 'chosen' | 'choose'>;
  /** Rows that the box chooses: one, or all that may be chosen. */
  ids: readonly string[];
  /** Accessible name. */
  name: string;
}

/** A checkbox that chooses rows of a list, above a link that covers its row. */
export function ChooseBox<T extends ListRow>({ choice, ids, name }: ChooseBoxProps<T>) {
  const { chosen, choose } = choice;
  const count = chosen.filter(({ _id }) => ids.includes(_id)).length;
  return (
    <Checkbox
      size="md"
      className={classes.box}
      aria-label={name}
      checked={ids.length > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(event) => choose(ids, event.currentTarget.checked)}
    />
  );
}
