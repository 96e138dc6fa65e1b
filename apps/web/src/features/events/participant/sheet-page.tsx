import type { ParticipantSummary } from '@acheep/contract/events/participant';
import { languageOf } from '@acheep/contract/kernel/locale';
import { clockText, weekdayText } from '@acheep/contract/kernel/moment-text';
import { dialled } from '@acheep/contract/kernel/phone-text';
import { Anchor, Container } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { participantsPath, sheetQuery, summaryQuery } from './participant.api.ts';
import classes from './sheet-page.module.css';

/** Maximum number of session columns; a longer course has a sheet for each day. */
const maxColumns = 4;
/** Empty lines for walk-ins. */
const blanks = Array.from({ length: 5 }, (_, place) => place);

interface Person {
  _id: string;
  name: string;
  phone: string | null;
}

function Sheet({ summary, people }: { summary: ParticipantSummary; people: readonly Person[] }) {
  const { t } = useTranslation('participant');
  const locale = currentLocale();
  const { times, title, venue } = summary;
  const columns = times.length > 1 && times.length <= maxColumns ? times : [null];
  const [first] = times;
  const company = companyName(summary.company);
  return (
    <>
      <header className={classes.head}>
        <p lang={languageOf(company)}>{company}</p>
        <h1 lang={languageOf(title)}>{title}</h1>
        <p>
          {first &&
            columns.length === 1 &&
            (times.length === 1
              ? `${weekdayText(first.startsAt, locale)}, ${clockText(first.startsAt, locale)} – ${clockText(first.endsAt, locale)}`
              : `${t('sheet.date')} ……………………………`)}
          {venue && (
            <>
              {columns.length === 1 && ' · '}
              <span lang={languageOf(venue)}>{venue}</span>
            </>
          )}
        </p>
      </header>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th className={classes.number}>{t('sheet.number')}</th>
            <th>{t('column.name')}</th>
            <th>{t('sheet.phone')}</th>
            {columns.map((time) => (
              <th key={time?.startsAt ?? ''} className={classes.signature}>
                {time ? <DateText value={time.startsAt} format="short" /> : t('sheet.signature')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...people, ...blanks].map((person, place) => (
            <tr key={typeof person === 'number' ? `blank-${person}` : person._id}>
              <td className={classes.number}>{place + 1}</td>
              <td>
                {typeof person !== 'number' && <span lang={languageOf(person.name)}>{person.name}</span>}
              </td>
              <td className={classes.phone}>
                {typeof person !== 'number' && person.phone && dialled(person.phone)}
              </td>
              {columns.map((time) => (
                <td key={time?.startsAt ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The attendance sheet for signatures, to print. */
export function SheetPage() {
  const { t } = useTranslation('participant');
  const { id = '' } = useParams();
  const { data: summary, error: lost, refetch } = useQuery(summaryQuery(id));
  const { data: people, error: unread, refetch: again } = useQuery(sheetQuery(id));
  const error = lost ?? unread;
  if (summary && people)
    return (
      <>
        <PageHead title={t('sheet.title')} noIndex />
        <PrintPreview sheet={<Sheet summary={summary} people={people} />}>
          <Anchor component={Link} to={participantsPath(summary)} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('list.title')}
          </Anchor>
        </PrintPreview>
      </>
    );
  return (
    <Container size="sm" py="xl">
      <PageHead title={t('sheet.title')} noIndex />
      {error ? (
        <ErrorState
          error={error}
          onRetry={() => {
            void refetch();
            void again();
          }}
        />
      ) : (
        <SkeletonList height={32} />
      )}
    </Container>
  );
}
