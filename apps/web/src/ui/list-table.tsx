import { Anchor, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isTyping, keyOf } from '../lib/keys.ts';
import { type LinkProps, polymorphic } from './link-props.ts';
import type { Column, ListRow, RowLooks } from './list-column.ts';
import classes from './list-table.module.css';

const rowsOf = (body: HTMLElement | null) => [...(body?.querySelectorAll<HTMLElement>(':scope > tr') ?? [])];
const boxOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)');

/**
 * Keys of a table: J and K go to the next and the previous row, where Enter opens its link; X chooses it. Returns a click
 * handler for the body: with Shift, a checkbox chooses all rows from the one that was clicked before.
 */
function useRowKeys(body: RefObject<HTMLTableSectionElement | null>) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !'jkx'.includes(key))
        return;
      const rows = rowsOf(body.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (key === 'x') {
        const box = boxOf(rows[at]);
        box?.click();
        if (box) last.current = rows[at] ?? null;
      } else {
        const next = rows[Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), rows.length - 1)];
        const target = next?.querySelector<HTMLElement>('a, button') ?? boxOf(next);
        target?.focus();
        target?.scrollIntoView({ block: 'nearest' });
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [body]);
  return (event: MouseEvent) => {
    const box =
      event.target instanceof HTMLInputElement && event.target.type === 'checkbox' ? event.target : null;
    const row = box?.closest('tr');
    if (!box || !row) return;
    const rows = rowsOf(body.current);
    const [from, to] = [last.current ? rows.indexOf(last.current) : -1, rows.indexOf(row)].sort(
      (a, b) => a - b,
    );
    last.current = row;
    if (!event.shiftKey || from === undefined || to === undefined || from < 0) return;
    for (const between of rows.slice(from, to + 1)) {
      const other = boxOf(between);
      if (other && other !== box && other.checked !== box.checked) other.click();
    }
  };
}

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
                  {columns.map(({ key, cell, card, isNumber, isWide }) => (
                    <Table.Td
                      key={key}
                      className={card === 'title' ? classes.title : isWide ? classes.wide : undefined}
                    >
                      <div
                        className={`${classes.cell} ${isNumber ? classes.number : ''} ${card === 'actions' ? classes.actions : ''}`}
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
