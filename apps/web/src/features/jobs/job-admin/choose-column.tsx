import type { Chosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChooseBox } from '../../../ui/choose-box.tsx';
import type { Column } from '../../../ui/list-column.ts';

interface Titled {
  _id: string;
  title: string;
}

/** A checkbox in each selectable row, and one for all of them. */
export function useChooseColumn<T extends Titled>(
  choice: Chosen<T>,
  may: (row: T) => boolean = () => true,
): Column<T> {
  const { t } = useTranslation('job-admin');
  const ids = choice.rows.filter(may).map(({ _id }) => _id);
  return {
    key: 'choose',
    header: ids.length > 0 && <ChooseBox choice={choice} ids={ids} name={t('choose.all')} />,
    card: 'mark',
    cell: (row) =>
      may(row) && <ChooseBox choice={choice} ids={[row._id]} name={t('choose.one', { title: row.title })} />,
  };
}
