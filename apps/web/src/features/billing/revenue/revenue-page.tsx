import type { Revenue } from '@acheep/contract/billing/revenue';
import { type RevenueRow, revenueRows } from '@acheep/contract/billing/revenue-option';
import { moneyText } from '@acheep/contract/kernel/money';
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconDownload, IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';

type Sums = Revenue['totals'][number];
type Row = Sums & { label: string };

/** Reports shown as tables; the list of invoices is a file only. */
const tables = ['month', 'package'] as const;

/** Revenue by month and by package, also as files. */
export function RevenuePage() {
  const { t } = useTranslation('revenue');
  const [period, setPeriod] = useState<{ from?: string; to?: string }>({});
  const { data: revenue, error, refetch } = useQuery(apiData('GET /admin/revenue', { query: period }));
  const day = (name: 'from' | 'to') => (
    <DateField
      label={t(name)}
      value={period[name] ?? revenue?.[name] ?? ''}
      onChange={(event) => setPeriod({ ...period, [name]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Group mb="md" gap="sm">
        {day('from')}
        {day('to')}
      </Group>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!revenue && !error && <SkeletonList count={2} height={240} />}
      {revenue?.totals.length === 0 && (
        <EmptyState icon={IconReportMoney} title={t('none.title')} text={t('none.text')} />
      )}
      {revenue && revenue.totals.length > 0 && <Tables revenue={revenue} period={period} />}
    </>
  );
}

function Tables({ revenue, period }: { revenue: Revenue; period: { from?: string; to?: string } }) {
  const { t } = useTranslation('revenue');
  const rows: Record<'month' | 'package', Row[]> = {
    month: revenue.months.map((one) => ({ ...one, label: formatDate(`${one.month}-01`, 'month') })),
    package: revenue.packages.map((one) => ({
      ...one,
      label: localized({ en: one.title, km: one.titleKm }),
    })),
  };
  const file = useTableFile((by: RevenueRow) => call('GET /admin/revenue/csv', { query: { ...period, by } }));
  const save = (by: RevenueRow) => (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending && file.variables === by}
      onClick={() => file.mutate(by)}
    >
      {t('csv', { name: localized(revenueRows[by]) })}
    </Button>
  );
  return (
    <Stack>
      <div>{save('invoice')}</div>
      {revenue.totals.map(({ currency }) => (
        <Panel key={currency} title={t('chart', { currency })}>
          <BarChart
            isInside
            title={t('total')}
            bars={rows.month
              .filter((row) => row.currency === currency)
              .map(({ label, total }) => ({
                key: label,
                label,
                value: total,
                text: moneyText(total, currency),
              }))}
          />
        </Panel>
      ))}
      {tables.map((by) => (
        <Panel key={by} title={localized(revenueRows[by])} action={save(by)}>
          <Sheet label={localized(revenueRows[by])} rows={rows[by]} totals={revenue.totals} />
        </Panel>
      ))}
    </Stack>
  );
}

const columns = ['invoices', 'subtotal', 'vat', 'total', 'refunded'] as const;

function Sheet({ label, rows, totals }: { label: string; rows: Row[]; totals: readonly Sums[] }) {
  const { t } = useTranslation('revenue');
  const all = totals.map((sums) => ({ ...sums, label: t('sum', { currency: sums.currency }) }));
  return (
    <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{label}</Table.Th>
            {columns.map((name) => (
              <Table.Th key={name} scope="col" ta="end">
                {t(name)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...rows, ...all].map((row, index) => (
            <Table.Tr key={`${row.label} ${row.currency}`} fw={index >= rows.length ? 650 : undefined}>
              <Table.Td>
                <Text inherit>{row.label}</Text>
              </Table.Td>
              {columns.map((name) => (
                <Table.Td key={name} ta="end">
                  {name === 'invoices' ? row[name] : moneyText(row[name], row.currency)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
