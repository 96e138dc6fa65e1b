import type { Invoice } from '@acheep/contract/billing/invoice';
import {
  invoiceSheet,
  type InvoiceSheet as Sheet,
  type SheetFact,
  type SheetParty,
} from '@acheep/contract/billing/invoice-sheet';
import { type InvoiceDocument, invoiceDocuments } from '@acheep/contract/billing/order-option';
import type { Localized } from '@acheep/contract/kernel/locale';
import { Anchor, Button, Container, SegmentedControl } from '@mantine/core';
import { IconArrowLeft, IconFileTypePdf } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { choicesOf } from '../../../lib/choice.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './invoice-sheet.module.css';

/** Khmer with English below; what is the same in both languages stands once. */
const Both = ({ text: { en, km } }: { text: Localized }) =>
  en === km ? (
    <span>{en}</span>
  ) : (
    <>
      <span lang="km">{km}</span>{' '}
      <span lang="en" className={classes.english}>
        {en}
      </span>
    </>
  );

const Facts = ({ facts }: { facts: readonly SheetFact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ label, value }) => (
      <div key={label.en}>
        <dt>
          <Both text={label} />
        </dt>
        <dd>
          <Both text={value} />
        </dd>
      </div>
    ))}
  </dl>
);

const Party = ({ party: { label, name, facts } }: { party: SheetParty }) => (
  <section className={classes.party}>
    <p className={classes.label}>
      {label.km} {label.en}
    </p>
    <p className={classes.name}>
      <Both text={name} />
    </p>
    <Facts facts={facts} />
  </section>
);

/** The printed sheet, in both languages whatever the page's is. */
function InvoiceSheet({ sheet }: { sheet: Sheet }) {
  const { title, facts, parties, columns, line, totals, notes, signatures } = sheet;
  const [seller, buyer] = parties;
  return (
    <article className={classes.sheet}>
      <h1 className={classes.title}>
        <Both text={title} />
      </h1>
      <div className={classes.head}>
        <Party party={seller} />
        <Facts facts={facts} />
        <Party party={buyer} />
      </div>
      <table className={classes.lines}>
        <thead>
          <tr>
            {(['place', 'item', 'quantity', 'price', 'amount'] as const).map((name) => (
              <th key={name} scope="col" className={classes[name]}>
                <Both text={columns[name]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={classes.place}>1</td>
            <td className={classes.item}>
              <p className={classes.name}>
                <Both text={line.item} />
              </p>
              <Both text={line.terms} />
            </td>
            <td className={classes.quantity}>{line.quantity}</td>
            <td className={classes.price}>{line.price}</td>
            <td className={classes.amount}>{line.amount}</td>
          </tr>
        </tbody>
      </table>
      <table className={classes.totals}>
        <tbody>
          {totals.map(({ label, amount, riel }) => (
            <tr key={label.en}>
              <th scope="row">
                <Both text={label} />
              </th>
              <td>{amount}</td>
              {riel && <td>{riel}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <Facts facts={notes} />
      <div className={classes.signatures}>
        {signatures.map((words) => (
          <p key={words.en}>
            <Both text={words} />
          </p>
        ))}
      </div>
    </article>
  );
}

interface InvoicePreviewProps {
  query: Pick<UseQueryResult<Invoice>, 'data' | 'error' | 'refetch'>;
  /** Path of the order. */
  order: string;
}

/** The invoice and, after a refund, its credit note, which `?document=credit-note` shows. */
export function InvoicePreview({ query: { data: invoice, error, refetch }, order }: InvoicePreviewProps) {
  const { t } = useTranslation('order');
  const [params, setParams] = useSearchParams();
  const link = { component: Link, to: order };
  if (invoice) {
    const { creditNote } = invoice;
    const credit = params.get('document') === 'credit-note' ? creditNote : null;
    const shown: InvoiceDocument = credit ? 'credit-note' : 'invoice';
    const sheet = invoiceSheet(invoice, shown);
    return (
      <>
        <PageHead title={sheet.number} noIndex />
        <PrintPreview sheet={<InvoiceSheet sheet={sheet} />}>
          <Anchor {...link} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('title', { number: invoice.orderNumber })}
          </Anchor>
          {creditNote && (
            <SegmentedControl
              aria-label={t('invoice.document')}
              data={choicesOf(invoiceDocuments)}
              value={shown}
              onChange={(document) =>
                setParams(document === 'invoice' ? {} : { document }, { replace: true })
              }
            />
          )}
          <Button
            component="a"
            href={(credit ?? invoice).pdf}
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
