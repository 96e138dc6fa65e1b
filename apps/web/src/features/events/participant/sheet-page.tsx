import type { ParticipantSummary } from '@acheep/contract/events/participant';
import { today } from '@acheep/contract/kernel/calendar';
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

/** Maximum columns for signatures on an upright page, and on one that lies. */
const most = { upright: 4, lying: 8 } as const;
/** Empty lines for walk-ins. */
const blanks = Array.from({ length: 5 }, (_, place) => place);

interface Person {
  _id: string;
  name: string;
  phone: string | null;
}
type Times = ParticipantSummary['times'];

/** The sessions of each page: all pages have about as many. */
function pagesOf(times: Times): Times[] {
  const count = Math.ceil(times.length / most.lying);
  const size = Math.ceil(times.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, page) => times.slice(page * size, (page + 1) * size));
}

function SignatureHead({ time, times }: { time: Times[number]; times: Times }) {
  const day = today(new Date(time.startsAt));
  const isShared = times.filter(({ startsAt }) => today(new Date(startsAt)) === day).length > 1;
  return (
    <th className={classes.signature}>
      <DateText value={time.startsAt} format="short" />
      {isShared && <div>{clockText(time.startsAt, currentLocale())}</div>}
    </th>
  );
}

interface SheetProps {
  summary: ParticipantSummary;
  people: readonly Person[];
  /** The sessions on this page. */
  times: Times;
}

/** A page of the sheet, which goes on below on others where many take part. */
function Sheet({ summary, people, times }: SheetProps) {
  const { t } = useTranslation('participant');
  const locale = currentLocale();
  const { title, venue } = summary;
  const [first] = times;
  const isOne = summary.times.length === 1;
  const company = companyName(summary.company);
  return (
    <section className={classes.page}>
      <header className={classes.head}>
        <p lang={languageOf(company)}>{company}</p>
        <h1 lang={languageOf(title)}>{title}</h1>
        <p>
          {first &&
            isOne &&
            `${weekdayText(first.startsAt, locale)}, ${clockText(first.startsAt, locale)} – ${clockText(first.endsAt, locale)}`}
          {venue && (
            <>
              {isOne && ' · '}
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
            <th>{t('column.phone')}</th>
            {isOne ? (
              <th className={classes.signature}>{t('sheet.signature')}</th>
            ) : (
              times.map((time) => <SignatureHead key={time.startsAt} time={time} times={summary.times} />)
            )}
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
              {times.map(({ startsAt }) => (
                <td key={startsAt} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
        <PrintPreview
          landscape={summary.times.length > most.upright}
          sheet={pagesOf(summary.times).map((times) => (
            <Sheet key={times[0]?.startsAt} summary={summary} people={people} times={times} />
          ))}
        >
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
