import { paths } from '@acheep/contract/paths';
import { Anchor, Container } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { InvoiceSheet } from '../../entities/order/invoice-sheet.tsx';
import { apiData } from '../../lib/api-query.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../ui/missing-record.tsx';
import { PrintPreview } from '../../ui/print-preview.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';

/** The invoice of one's own order, to print. */
export function OrderInvoicePage() {
  const { t } = useTranslation('order');
  const { id = '' } = useParams();
  const { data: invoice, error, refetch } = useQuery(apiData('GET /order/:id/invoice', { params: { id } }));
  const order = { component: Link, to: paths.manageOrder(id) };
  if (invoice) {
    return (
      <>
        <PageHead title={invoice.number} noIndex />
        <PrintPreview sheet={<InvoiceSheet invoice={invoice} />}>
          <Anchor {...order} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('title', { number: invoice.orderNumber })}
          </Anchor>
        </PrintPreview>
      </>
    );
  }
  return (
    <Container size={560}>
      {isMissing(error) ? (
        <MissingRecord title={t('invoice.missing')} link={order} action={t('invoice.toOrder')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={480} />
      )}
    </Container>
  );
}
