import { Paper } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './list-cards.module.css';
import type { Column, ListRow, RowLooks } from './list-column.ts';

interface ListCardsProps<T> extends RowLooks<T> {
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
}

/** Rows of a list as cards, for phones. */
export function ListCards<T extends ListRow>({ label, rows, columns, rowLooks }: ListCardsProps<T>) {
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => {
        const { className = '', ...looks } = rowLooks?.(row) ?? {};
        return (
          <Paper
            key={row._id}
            component="li"
            withBorder
            className={`${classes.card} ${className}`}
            {...looks}
          >
            <Card row={row} columns={columns} />
          </Paper>
        );
      })}
    </ul>
  );
}

function Card<T extends ListRow>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  const facts = (place: Column<T>['card']): [string, ReactNode][] =>
    columns
      .filter(({ card }) => card === place)
      .map(({ key, cell }): [string, ReactNode] => [key, cell(row, 'card')])
      .filter(([, content]) => content !== null && content !== undefined && content !== false);
  const [lines, notes, actions] = [facts('fact'), facts('note'), facts('actions')];
  return (
    <>
      <div className={classes.head}>
        <div className={classes.title}>{facts('title').map(shown)}</div>
        {facts('mark').map(shown)}
      </div>
      {lines.length > 0 && (
        <div className={classes.facts}>
          {lines.map(([key, content]) => (
            <div key={key}>{content}</div>
          ))}
        </div>
      )}
      {notes.length > 0 && (
        <div className={classes.notes}>
          {notes.map(([key, content], index) => (
            <Fragment key={key}>
              {index > 0 && ' · '}
              {content}
            </Fragment>
          ))}
        </div>
      )}
      {actions.map(shown)}
    </>
  );
}

const shown = ([key, content]: [string, ReactNode]) => <Fragment key={key}>{content}</Fragment>;
