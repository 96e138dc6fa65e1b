import { type CareerTable, careerTables } from '@acheep/contract/jobs/career-report-option';
import { paths } from '@acheep/contract/paths';
import { ActionIcon, Anchor, Button, Table, Text } from '@mantine/core';
import { IconDownload, IconShare } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { currentLocale, localePath, localized } from '../../../lib/locale.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ShareSheet } from '../../../ui/share-button.tsx';
import classes from './career-sheet.module.css';

/** Number of rows shown at first. */
const rowsAtFirst = 8;

/** Start and end of a row's bar, in the unit of the rows, and the position of its mark. */
interface Span {
  from?: number;
  to: number;
  mark?: number;
}

interface Row {
  key: string;
  name: string;
  /** Link of the row's name. */
  to?: string;
  span: Span;
  /** Contents of the other columns. */
  cells: readonly string[];
}

interface RowsProps {
  table: CareerTable;
  /** Headings of the column of names, and of the others. */
  head: readonly [string, ...string[]];
  rows: readonly Row[];
}

interface PanelProps {
  table: CareerTable;
  /** What the chart shows, in a sentence; nothing if too few numbers are behind it. */
  insight?: string | null | undefined;
  children: ReactNode;
}

export interface SheetProps extends RowsProps, Partial<PanelProps> {
  table: CareerTable;
  note?: string;
  /** Shows all rows at first. */
  isWhole?: boolean | undefined;
}

/** Download of one table of the report. */
function TableFile({ table }: { table: CareerTable }) {
  const { t } = useTranslation('career-report');
  const file = useTableFile(() => call('GET /career-report/csv', { query: { table } }));
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={t('csv', { name: localized(careerTables[table]) })}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      CSV
    </Button>
  );
}

/** Ways to share a chart: a link to it, and its picture. */
function ShareChart({ table, title }: { table: CareerTable; title: string }) {
  const { t } = useTranslation('career-report');
  const [isOpen, setOpen] = useState(false);
  const path = localePath(currentLocale(), paths.careerChart(table));
  return (
    <>
      <ActionIcon
        variant="subtle"
        aria-label={t('share', { name: localized(careerTables[table]) })}
        onClick={() => setOpen(true)}
      >
        <IconShare size={16} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <ShareSheet
            url={window.location.origin + path}
            title={title}
            picture={`/picture${path}/latest.jpg`}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A chart's frame: its title, file and ways to share it, and the sentence above it. */
export function SheetPanel({ table, insight, children }: PanelProps) {
  const title = localized(careerTables[table]);
  return (
    <Panel
      title={title}
      action={
        <div className={classes.actions}>
          <TableFile table={table} />
          <ShareChart table={table} title={insight ?? title} />
        </div>
      }
    >
      {insight && (
        <Text fw={600} mb="sm">
          {insight}
        </Text>
      )}
      {children}
    </Panel>
  );
}

/** A table of the report with bars in its rows, so that screen readers get the same information. */
export function CareerSheet({ table, insight, note, head, rows, isWhole = false, children }: SheetProps) {
  const { t } = useTranslation('career-report');
  const [isOpen, setOpen] = useState(isWhole);
  return (
    <SheetPanel table={table} insight={insight}>
      {children}
      <Rows table={table} head={head} rows={isOpen ? rows : rows.slice(0, rowsAtFirst)} of={rows} />
      {rows.length > rowsAtFirst && !isWhole && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { count: rows.length })}
        </Button>
      )}
      {note && (
        <Text size="sm" c="dimmed" mt="sm">
          {note}
        </Text>
      )}
    </SheetPanel>
  );
}

/**
 * Rows with bars, scaled to the longest of all. Where there is no room for columns, the figures of a row follow its name,
 * each with its heading; the roles keep it a table there.
 */
export function Rows({ table, head, rows, of = rows }: RowsProps & { of?: readonly Row[] }) {
  const most = Math.max(1, ...of.map(({ span }) => span.to));
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <div className={classes.room}>
      <Table
        role="table"
        aria-label={localized(careerTables[table])}
        className={classes.table}
        verticalSpacing={8}
        horizontalSpacing="xs"
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {head.map((name, index) => (
              <Table.Th key={name} role="columnheader" scope="col" ta={index > 0 ? 'end' : undefined}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map(({ key, name, to, span, cells }) => (
            <Table.Tr key={key} role="row">
              <Table.Th scope="row" role="rowheader" className={classes.name}>
                {to ? (
                  <Anchor component={Link} to={to} c="inherit">
                    {name}
                  </Anchor>
                ) : (
                  name
                )}
                <span className={classes.track} aria-hidden>
                  <span
                    className={classes.bar}
                    style={{
                      insetInlineStart: at(span.from ?? 0),
                      inlineSize: at(span.to - (span.from ?? 0)),
                    }}
                  />
                  {span.mark !== undefined && (
                    <span className={classes.mark} style={{ insetInlineStart: at(span.mark) }} />
                  )}
                </span>
              </Table.Th>
              {cells.map((cell, index) => (
                <Table.Td
                  key={head[index + 1]}
                  role="cell"
                  className={classes.cell}
                  data-name={head[index + 1]}
                >
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
