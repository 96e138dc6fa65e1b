import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import type { Decision } from '@acheep/contract/hiring/application-option';
import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import { hired } from '@acheep/contract/hiring/stage-option';
import { today } from '@acheep/contract/kernel/calendar';
import { clockText, momentText } from '@acheep/contract/kernel/moment-text';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Group,
  Skeleton,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowsMove,
  IconCalendarEvent,
  IconCalendarQuestion,
  IconClock,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { currentLocale } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { formatDate } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import classes from './candidate-board.module.css';
import { MoveMenu } from './move-menu.tsx';
import { Stars } from './stars.tsx';

/** Column of the board: a state, or a stage of the short-listed candidates. */
export type Place = Exclude<Decision, 'shortlisted'> | StageReference;
export interface BoardPlace {
  value: Place;
  label: string;
}

/** Columns of candidates of whom nothing more is to be done. */
export const isEnd = (place: Place) => place === 'rejected' || place === hired;

const day = 86_400_000;
/** Days in Phnom Penh since a candidate came to where they are. */
const daysHere = ({ updatedAt }: ReceivedApplication, now = new Date()) =>
  Math.round((Date.parse(today(now)) - Date.parse(today(new Date(updatedAt)))) / day);

interface FactProps {
  icon: TablerIcon;
  /** What it says in full. */
  label: string;
  isBad?: boolean;
  children?: ReactNode;
}

/** A small sign with a short text, which says in full what it means where it is pointed at or read aloud. */
const Fact = ({ icon: Icon, label, isBad, children }: FactProps) => (
  <span className={classes.fact} data-bad={isBad || undefined} title={label}>
    <Icon size={14} aria-hidden />
    {children && <span aria-hidden>{children}</span>}
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

interface CardTextProps {
  candidate: ReceivedApplication;
  name: ReactNode;
  withJob: boolean;
  isOver: boolean;
}

/** What the card says of a candidate: who it is, and what is rare or due. */
function CardText({ candidate, name, withJob, isOver }: CardTextProps) {
  const { t } = useTranslation('application');
  const { job, rating, fits, unfit, interview } = candidate;
  const days = daysHere(candidate);
  const moment = interview && momentText(interview.startsAt, currentLocale());
  return (
    <>
      {name}
      {withJob && <span className={classes.job}>{job.title}</span>}
      <span className={classes.facts}>
        {rating !== null && <Stars rating={rating} />}
        {fits === false && (
          <Fact icon={IconAlertTriangle} label={[t('answer.unfit'), ...unfit].join(' · ')} isBad />
        )}
        {days > 0 && !isOver && (
          <Fact icon={IconClock} label={t('board.here', { count: days })}>
            {t('board.days', { count: days })}
          </Fact>
        )}
        {interview?.status === 'agreed' && (
          <Fact icon={IconCalendarEvent} label={t('steps.interviewAt', { moment })}>
            {formatDate(interview.startsAt, 'short')}, {clockText(interview.startsAt, currentLocale())}
          </Fact>
        )}
        {interview?.status === 'proposed' && <Fact icon={IconCalendarQuestion} label={t('board.proposed')} />}
      </span>
    </>
  );
}

/** The card under the pointer. */
export const LiftedCard = ({ candidate, withJob }: Pick<CardTextProps, 'candidate' | 'withJob'>) => (
  <div className={classes.card} data-lifted>
    <CardText
      candidate={candidate}
      name={<span className={classes.name}>{candidate.name}</span>}
      withJob={withJob}
      isOver={false}
    />
  </div>
);

export interface BoardCardProps {
  candidate: ReceivedApplication;
  column: BoardPlace;
  columns: readonly BoardPlace[];
  to: { pathname: string; search: string };
  withJob: boolean;
  onMove: (candidate: ReceivedApplication, place: Place) => void;
}

/** A candidate's card, which the pointer drags anywhere; keys have a menu, and so have thumbs. */
export function BoardCard({ candidate, column, columns, to, withJob, onMove }: BoardCardProps) {
  const { t } = useTranslation('application');
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: candidate._id });
  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-card={candidate._id}
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <CardText
        candidate={candidate}
        withJob={withJob}
        isOver={isEnd(column.value)}
        name={
          <Link
            className={`${classes.name} ${classes.link}`}
            data-unread={candidate.viewedAt ? undefined : true}
            aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
            to={to}
            draggable={false}
          >
            {candidate.name}
            {!candidate.viewedAt && <VisuallyHidden> ({t('received.new')})</VisuallyHidden>}
          </Link>
        }
      />
      <MoveMenu
        places={columns.filter(({ value }) => value !== column.value)}
        onChoose={(place) => onMove(candidate, place)}
      >
        <ActionIcon
          className={classes.mover}
          variant="default"
          size={36}
          aria-label={t('board.move', { name: candidate.name })}
          title={t('stage.moveTo')}
        >
          <IconArrowsMove size={18} aria-hidden />
        </ActionIcon>
      </MoveMenu>
    </article>
  );
}

interface BoardColumnProps {
  column: BoardPlace;
  query:
    | {
        data: { data: unknown[]; meta: { total: number } } | undefined;
        error: Error | null;
        refetch: () => unknown;
      }
    | undefined;
  /** Shows more candidates; none where no more can be shown here. */
  onMore: (() => void) | undefined;
  /** The list that shows all of them. */
  list: string;
  isEmpty: boolean;
  children: ReactNode;
}

export function BoardColumn({ column, query, onMore, list, isEmpty, children }: BoardColumnProps) {
  const { t } = useTranslation('application');
  const { setNodeRef, isOver } = useDroppable({ id: column.value });
  const heading = useId();
  const { data, error, refetch } = query ?? {};
  const total = data?.meta.total ?? 0;
  const hidden = data ? total - data.data.length : 0;
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-over={isOver || undefined}
      data-end={isEnd(column.value) || undefined}
      aria-labelledby={heading}
    >
      <Group justify="space-between" wrap="nowrap" gap={4} className={classes.head}>
        <Title order={2} id={heading} className={classes.title} title={column.label}>
          {column.label}
        </Title>
        <Badge variant="light" color="gray" size="sm" style={{ flex: 'none' }}>
          {total}
        </Badge>
      </Group>
      {error && <ErrorState error={error} onRetry={() => void refetch?.()} />}
      {!data && !error && <Skeleton height={60} radius={8} />}
      {data && isEmpty && (
        <Text size="sm" c="dimmed" ta="center" py="lg">
          {t('board.empty')}
        </Text>
      )}
      <ul className={classes.cards}>{children}</ul>
      {hidden > 0 &&
        (onMore ? (
          <Button variant="subtle" size="compact-sm" fullWidth mt={4} onClick={onMore}>
            {t('board.more', { count: hidden })}
          </Button>
        ) : (
          <Anchor component={Link} size="sm" to={list} display="block" ta="center" mt={4}>
            {t('board.all', { count: total })}
          </Anchor>
        ))}
    </section>
  );
}
