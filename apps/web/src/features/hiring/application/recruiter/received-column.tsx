import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { Chosen } from '../../../../lib/use-chosen.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ChooseBox } from '../../../../ui/choose-box.tsx';
import { DateText } from '../../../../ui/date-text.tsx';
import type { Column } from '../../../../ui/list-column.ts';
import { CandidateStatus } from '../application-status.tsx';
import { FitMark, FitNote } from '../fit-mark.tsx';
import { candidateAddress } from './candidate-place.ts';
import classes from './received-list.module.css';
import { Stars } from './stars.tsx';

/** Name of the applicant; its link covers the whole row. */
function Applicant({ application }: { application: ReceivedApplication }) {
  const { t } = useTranslation('application');
  const location = useLocation();
  const unread = !application.viewedAt;
  return (
    <span className={classes.applicant}>
      <span className={classes.photo} data-unread={unread || undefined}>
        <Avatar name={application.name} src={application.photo} size="small" round />
      </span>
      <Link
        className={classes.link}
        data-unread={unread || undefined}
        to={candidateAddress(application._id, location)}
      >
        {application.name}
        {unread && <VisuallyHidden> ({t('received.new')})</VisuallyHidden>}
      </Link>
    </span>
  );
}

export function useReceivedColumns(choice: Chosen<ReceivedApplication>): Column<ReceivedApplication>[] {
  const { t } = useTranslation('application');
  const ids = choice.rows.map(({ _id }) => _id);
  return [
    {
      key: 'choose',
      header: <ChooseBox choice={choice} ids={ids} name={t('received.chooseAll')} />,
      card: 'mark',
      cell: ({ _id, name, status, stage }, as) => (
        <span className={classes.mark}>
          {as === 'card' && <CandidateStatus status={status} stage={stage} />}
          <ChooseBox choice={choice} ids={[_id]} name={t('received.choose', { name })} />
        </span>
      ),
    },
    {
      key: 'applicant',
      header: t('received.column.applicant'),
      card: 'title',
      cell: (application, as) => (
        <>
          <Applicant application={application} />
          {as === 'table' && (
            <Text size="sm" c="dimmed">
              {application.email ?? application.phone}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'job',
      header: t('received.column.job'),
      card: 'fact',
      cell: ({ job }) => <Text size="sm">{job.title}</Text>,
    },
    {
      key: 'marks',
      header: t('marks.title'),
      card: 'fact',
      isWide: true,
      cell: (candidate, as) => {
        const { rating, tags, fits, unfit } = candidate;
        if (rating === null && tags.length === 0 && fits === null) return null;
        return (
          <span className={classes.marks}>
            {as === 'table' && fits !== null && (
              <span title={unfit.join(' · ')}>
                <FitMark fits={fits} />
              </span>
            )}
            {rating !== null && <Stars rating={rating} />}
            {tags.map((tag) => (
              <Badge key={tag} variant="outline" color="gray" size="sm">
                {tag}
              </Badge>
            ))}
            {as === 'card' && <FitNote candidate={candidate} />}
          </span>
        );
      },
    },
    {
      key: 'sent',
      header: t('received.column.sent'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }, as) => (
        <DateText value={createdAt}>
          {(date) => (as === 'card' ? t('received.sentOn', { date }) : date)}
        </DateText>
      ),
    },
    {
      key: 'status',
      header: t('received.column.status'),
      card: 'none',
      cell: ({ status, stage }) => <CandidateStatus status={status} stage={stage} />,
    },
  ];
}
