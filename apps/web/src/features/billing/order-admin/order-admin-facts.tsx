import type { AdminOrderDetail } from '@acheep/contract/billing/order-admin';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OrderAmounts } from '../../../entities/billing/order/order-amounts.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';

/** What was ordered and by whom, and what has become of it. */
export function OrderAdminFacts({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order');
  const { t: admin } = useTranslation('order-admin');
  const words = usePackageWords();
  const { package: ordered, company, people, validFrom, validTo, paidOn, paidBy, job } = order;
  const reason = order.refundReason ?? order.cancelReason;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="xs">
        <Title order={2} size="h3">
          {packageTitle(ordered)}
        </Title>
        <Text size="sm">{words.facts(ordered).join(' · ')}</Text>
        <OrderAmounts {...order} />
        {paidOn && paidBy && (
          <Text size="sm">
            {t('paid', { date: formatDate(paidOn), way: localized(paymentMethods[paidBy]) })}
            {order.paymentReference && ` · ${order.paymentReference}`}
          </Text>
        )}
        {validFrom && validTo && (
          <Text size="sm">
            {t('fromTill', { from: formatDate(validFrom), to: formatDate(validTo) })} ·{' '}
            {t('jobsUsed', { used: order.jobsUsed, jobs: ordered.jobs })}
          </Text>
        )}
        {order.invoiceNumber && (
          <Text size="sm">{t('invoice.numbered', { number: order.invoiceNumber })}</Text>
        )}
        {reason && <Text size="sm">{t('state.cancelled.text', { reason })}</Text>}
        {job && (
          <Text size="sm">
            {t('forJob')} {job.title}
          </Text>
        )}
        <Title order={3} size="h4" mt="sm">
          {admin('company')}
        </Title>
        <Anchor component={Link} to={paths.company(company._id)}>
          {company.name}
        </Anchor>
        {people.map(({ _id, name, email, phone }) => (
          <Text key={_id} size="sm">
            <Anchor component={Link} inherit to={paths.adminUser(_id)}>
              {name}
            </Anchor>
            {' · '}
            <Anchor inherit href={`mailto:${email}`}>
              {email}
            </Anchor>
            {phone && (
              <>
                {' · '}
                <Anchor inherit href={`tel:${phone}`}>
                  {phone}
                </Anchor>
              </>
            )}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}
