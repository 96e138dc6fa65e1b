import { Anchor, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { type LinkProps, polymorphic } from './link-props.ts';
import type { Column, ListRow, RowLooks } from './list-column.ts';
import classes from './list-table.module.css';
import { useRowKeys } from './row-keys.ts';

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
  /** Stands at the end of the heads. */
  menu?: ReactNode;
}

export function ListTable<T extends ListRow>({
  label,
  rows,
  columns,
  sort,
  menu,
  rowLooks,
}: ListTableProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const onClick = useRowKeys(body);
  return (
    <div className={classes.list}>
      <div className={classes.scroll}>
        <Table highlightOnHover aria-label={label} className={classes.table}>
          <Table.Thead className={classes.head}>
            <Table.Tr>
              {columns.map((column) => (
                <Header key={column.key} column={column} sort={sort} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody ref={body} onClick={onClick}>
            {rows.map((row) => {
              const { className = '', ...looks } = rowLooks?.(row) ?? {};
              return (
                <Table.Tr key={row._id} className={`${classes.row} ${className}`} {...looks}>
                  {columns.map(({ key, cell, card, isNumber, isStacked, isWide }) => (
                    <Table.Td
                      key={key}
                      className={card === 'title' ? classes.title : isWide ? classes.wide : undefined}
                    >
                      <div
                        className={`${isStacked ? classes.stack : classes.cell} ${isNumber ? classes.number : ''} ${card === 'actions' ? classes.actions : ''}`}
                      >
                        {cell(row, 'table')}
                      </div>
                    </Table.Td>
                  ))}
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
      {menu && <div className={classes.menu}>{menu}</div>}
    </div>
  );
}

const directions = { '1': 'ascending', '-1': 'descending' } as const;
const arrows = { ascending: IconArrowUp, descending: IconArrowDown };

function Header<T>({ column, sort }: { column: Column<T>; sort: TableSort }) {
  const { header, hiddenHeader, sort: by, isNumber } = column;
  if (hiddenHeader) return <HeaderCell content={<VisuallyHidden>{header}</VisuallyHidden>} />;
  if (!by) return <HeaderCell content={header} isNumber={isNumber} />;
  const [current, direction] = sort.value.split('_') as [string, keyof typeof directions];
  const sorted = current === by ? directions[direction] : undefined;
  const Arrow = sorted && arrows[sorted];
  const { orders = [`${by}_-1`, `${by}_1`] } = column;
  const other = orders[(orders.indexOf(sort.value) + 1) % orders.length] as string;
  return (
    <HeaderCell
      sorted={sorted ?? 'none'}
      isNumber={isNumber}
      content={
        <Anchor {...polymorphic(sort.link(other))} c="inherit" inherit underline="hover">
          {header}
          {Arrow && <Arrow size={14} aria-hidden style={{ verticalAlign: 'middle', marginInlineStart: 4 }} />}
        </Anchor>
      }
    />
  );
}

interface HeaderCellProps {
  content: ReactNode;
  sorted?: 'ascending' | 'descending' | 'none';
  isNumber?: boolean | undefined;
}

const HeaderCell = ({ content, sorted, isNumber }: HeaderCellProps) => (
  <Table.Th aria-sort={sorted} scope="col" className={isNumber ? classes.number : undefined}>
    {content}
  </Table.Th>
);
