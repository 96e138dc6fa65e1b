import type { Invoice, InvoiceParty } from '@acheep/contract/billing/order';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import { Anchor, Button, Container } from '@mantine/core';
import { IconArrowLeft, IconFileTypePdf } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { formatMoney } from '../../../ui/money-text.ts';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { packageTitle, usePackageWords } from '../package/package-words.ts';
import classes from './invoice-sheet.module.css';
import { OrderAmounts } from './order-amounts.tsx';

/** A printable invoice in the page's language, with names and addresses as of the invoice date. */
function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('order');
  const words = usePackageWords();
  const { currency, subtotal, jobs, refundedOn, paymentReference } = invoice;
  const fact = (label: string, value: string) => (
    <p className={classes.party}>
      <span className={classes.label}>{label}</span> {value}
    </p>
  );
  return (
    <article>
      <div className={classes.head}>
        <div>
          <h1 style={{ margin: 0 }}>{t('invoice.title')}</h1>
          <p className={classes.party}>{invoice.number}</p>
        </div>
        <div>
          {fact(t('invoice.issued'), formatDate(invoice.issuedOn))}
          {fact(t('invoice.order'), invoice.orderNumber)}
        </div>
      </div>
      <div className={classes.parties}>
        <Party label={t('invoice.seller')} party={invoice.seller} />
        <Party label={t('invoice.buyer')} party={invoice.buyer} />
      </div>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            <th scope="col">{t('invoice.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {packageTitle(invoice)}
              <br />
              <span className={classes.label}>
                {words.duration(invoice)} · {t('invoice.jobs', { count: jobs })}
              </span>
            </td>
            <td>{formatMoney(subtotal, currency)}</td>
          </tr>
        </tbody>
      </table>
      <div className={classes.amounts}>
        <OrderAmounts {...invoice} />
      </div>
      <p className={classes.party}>
        {t('paid', { date: formatDate(invoice.paidOn), way: localized(paymentMethods[invoice.paidBy]) })}
        {paymentReference && ` · ${paymentReference}`}
      </p>
      {refundedOn && (
        <p className={classes.party}>{t('invoice.refunded', { date: formatDate(refundedOn) })}</p>
      )}
    </article>
  );
}

function Party({ label, party }: { label: string; party: InvoiceParty }) {
  const { t } = useTranslation('order');
  const { name, nameKm, address, addressKm, vatTin } = party;
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.party} style={{ fontWeight: 650 }}>
        {localized({ en: name, km: nameKm ?? name })}
      </p>
      {nameKm && <p className={classes.party}>{localized({ en: nameKm, km: name })}</p>}
      <p className={classes.party}>{localized({ en: address, km: addressKm ?? address })}</p>
      {vatTin && (
        <p className={classes.party}>
          {t('invoice.vatTin')} {vatTin}
        </p>
      )}
    </div>
  );
}

interface InvoicePreviewProps {
  query: Pick<UseQueryResult<Invoice>, 'data' | 'error' | 'refetch'>;
  /** Path of the order. */
  order: string;
}

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
