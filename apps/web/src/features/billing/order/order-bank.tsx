import type { HowToPay, OrderDetail } from '@acheep/contract/billing/order';
import { Paper, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CopyValue } from '../../../ui/copy-value.tsx';
import { formatMoney } from '../../../ui/money-text.ts';

/** The bank accounts, with what is typed into the bank's app. */
export function OrderBank({ order, banks }: { order: OrderDetail; banks: HowToPay['banks'] }) {
  const { t } = useTranslation('order');
  return (
    <>
      <Text size="sm" mb="sm">
        {t('bank.lead')}
      </Text>
      <dl style={{ margin: '0 0 12px' }}>
        <CopyValue
          label={t('bank.amount')}
          value={formatMoney(order.total, order.currency)}
          copy={String(order.total / 100)}
        />
        <CopyValue label={t('bank.remark')} value={order.number} />
      </dl>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
        {banks.map(({ bank, accountName, accountNumber, currency }) => (
          <Paper key={`${bank} ${accountNumber}`} withBorder p="sm" component="dl" m={0}>
            <Text fw={600} mb={4}>
              {bank} · {currency}
            </Text>
            <CopyValue
              label={t('bank.number')}
              value={accountNumber}
              copy={accountNumber.replace(/\s/g, '')}
            />
            <CopyValue label={t('bank.name')} value={accountName} />
          </Paper>
        ))}
      </SimpleGrid>
    </>
  );
}
