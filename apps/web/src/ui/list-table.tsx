import { Anchor, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type LinkProps, polymorphic } from './link-props.ts';
import type { Column, ListRow, RowLooks } from './list-column.ts';

/** The current order (`createdAt_-1`: by `createdAt`, descending) and the link to another. */
interface TableSort {
  value: string;
  link: (value: string) => LinkProps;
}

interface ListTableProps<T> extends RowLooks<T> {
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  sort: TableSort;
}

export function ListTable<T extends ListRow>({ label, rows, columns, sort, rowLooks }: ListTableProps<T>) {
  return (
    <Table verticalSpacing="sm" highlightOnHover aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Header key={column.key} column={column} sort={sort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row._id} {...rowLooks?.(row)}>
            {columns.map(({ key, cell, nowrap }) => (
              <Table.Td key={key} style={nowrap ? { whiteSpace: 'nowrap' } : undefined}>
                {cell(row, 'table')}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const directions = { '1': 'ascending', '-1': 'descending' } as const;
const arrows = { ascending: IconArrowUp, descending: IconArrowDown };

function Header<T>({ column, sort }: { column: Column<T>; sort: TableSort }) {
  const { header, hiddenHeader, sort: by } = column;
  if (hiddenHeader) return <HeaderCell content={<VisuallyHidden>{header}</VisuallyHidden>} />;
  if (!by) return <HeaderCell content={header} />;
  const [current, direction] = sort.value.split('_') as [string, keyof typeof directions];
  const sorted = current === by ? directions[direction] : undefined;
  const Arrow = sorted && arrows[sorted];
  const other = sorted === 'descending' ? `${by}_1` : `${by}_-1`;
  return (
    <HeaderCell
      sorted={sorted ?? 'none'}
      content={
        <Anchor {...polymorphic(sort.link(other))} c="inherit" inherit underline="hover">
          {header}
          {Arrow && <Arrow size={14} aria-hidden style={{ verticalAlign: 'middle', marginInlineStart: 4 }} />}
        </Anchor>
      }
    />
  );
}

const HeaderCell = ({
  content,
  sorted,
}: {
  content: ReactNode;
  sorted?: 'ascending' | 'descending' | 'none';
}) => (
  <Table.Th aria-sort={sorted} scope="col">
    {content}
  </Table.Th>
);
