import type { Invoice } from '@acheep/contract/billing/order';
import { Anchor, Button, Container } from '@mantine/core';
import { IconArrowLeft, IconFileTypePdf } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

interface InvoicePreviewProps {
  query: Pick<UseQueryResult<Invoice>, 'data' | 'error' | 'refetch'>;
  /** The address of its order. */
  order: string;
}

/** An invoice to print, on its way, missing or there. */
export function InvoicePreview({ query: { data: invoice, error, refetch }, order }: InvoicePreviewProps) {
  const { t } = useTranslation('order');
  const link = { component: Link, to: order };
  if (invoice) {
    return (
      <>
        <PageHead title={invoice.number} noIndex />
        <PrintPreview sheet={<InvoiceSheet invoice={invoice} />}>
          <Anchor {...link} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('title', { number: invoice.orderNumber })}
          </Anchor>
          <Button
            component="a"
            href={invoice.pdf[currentLocale()]}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
          >
            PDF
          </Button>
        </PrintPreview>
      </>
    );
  }
  return (
    <Container size={560}>
      {isMissing(error) ? (
        <MissingRecord title={t('invoice.missing')} link={link} action={t('invoice.toOrder')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={480} />
      )}
    </Container>
  );
}
