import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Column } from '../../../ui/list-column.ts';
import type { Chosen } from './use-chosen.ts';

interface Titled {
  _id: string;
  title: string;
}

/** A checkbox in each selectable row, and one for all of them. */
export function useChooseColumn<T extends Titled>(
  { rows, chosen, choose }: Chosen<T>,
  may: (row: T) => boolean = () => true,
): Column<T> {
  const { t } = useTranslation('job-admin');
  const ids = rows.filter(may).map(({ _id }) => _id);
  const all = ids.length > 0 && chosen.length === ids.length;
  return {
    key: 'choose',
    header: ids.length > 0 && (
      <Checkbox
        aria-label={t('choose.all')}
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={(event) => choose(ids, event.currentTarget.checked)}
      />
    ),
    card: 'note',
    cell: (row, as) =>
      may(row) && (
        <Checkbox
          aria-label={t('choose.one', { title: row.title })}
          label={as === 'card' ? t('choose.this') : undefined}
          checked={chosen.some(({ _id }) => _id === row._id)}
          onChange={(event) => choose([row._id], event.currentTarget.checked)}
        />
      ),
  };
}
