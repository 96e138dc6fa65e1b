import { ActionIcon, Checkbox, NativeSelect, Stack } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../lib/use-translation.ts';
import type { LinkProps } from './link-props.ts';
import { ListCards } from './list-cards.tsx';
import type { Column, ListRow, RowLooks } from './list-column.ts';
import { type ListQueryState, ListResults } from './list-results.tsx';
import { ListTable } from './list-table.tsx';
import { Popover } from './popover.tsx';
import { SkeletonList } from './skeleton-list.tsx';

interface ColumnMenuProps<T> {
  columns: readonly Column<T>[];
  /** Keys. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Chooses which columns of a table are shown; what names a row, chooses it or acts on it always is. */
function ColumnMenu<T>({ columns, hidden, onChange }: ColumnMenuProps<T>) {
  const { t } = useTranslation('widget');
  const [opened, setOpened] = useState(false);
  const own = columns.filter(
    ({ card, hiddenHeader, header }) => typeof header === 'string' && !hiddenHeader && card !== 'title',
  );
  if (own.length < 2) return null;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('list.columns')}
          title={t('list.columns')}
          onClick={() => setOpened(!opened)}
        >
          <IconColumns3 size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.columns')}>
        <Stack gap="xs">
          {own.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!hidden.includes(key)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ListViewProps<T> extends RowLooks<T> {
  query: ListQueryState<T>;
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<T>[];
  /** Page number, from 1, and order. */
  asked: { page: number; sort: string };
  pageLink: (page: number) => LinkProps;
  sortLink: (sort: string) => LinkProps;
  set?(name: 'sort', value: string): void;
  /** Orders to choose from on phones, whose cards have no heads to press. */
  orders?: readonly { value: string; label: string }[];
  /** Defaults to 'No data available'. */
  empty?: ReactNode;
}

/** Keys of the columns that somebody has hidden in this list, remembered by this browser. */
const useHiddenColumns = () =>
  useLocalStorage<string[]>({
    key: `hidden-columns ${useLocation().pathname}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });

/** A work list: a table on desktops, cards on phones. */
export function ListView<T extends ListRow>(props: ListViewProps<T>) {
  const { query, label, columns, asked, pageLink, sortLink, set, orders = [], empty, rowLooks } = props;
  const { t } = useTranslation();
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [hidden, setHidden] = useHiddenColumns();
  const looks = { label, columns, rowLooks };
  return (
    <ListResults
      query={query}
      asked={asked}
      pageLink={pageLink}
      empty={empty}
      waiting={<SkeletonList height={wide ? 64 : 124} />}
    >
      {(rows) =>
        wide ? (
          <ListTable
            {...looks}
            columns={columns.filter(({ key }) => !hidden.includes(key))}
            rows={rows}
            sort={{ value: asked.sort, link: sortLink }}
            menu={<ColumnMenu columns={columns} hidden={hidden} onChange={setHidden} />}
          />
        ) : (
          <>
            {orders.length > 0 && set && rows.length > 1 && (
              <NativeSelect
                mb="sm"
                label={t('list.sort')}
                value={asked.sort}
                data={[...orders]}
                onChange={(event) => set('sort', event.currentTarget.value)}
              />
            )}
            <ListCards {...looks} rows={rows} />
          </>
        )
      }
    </ListResults>
  );
}
