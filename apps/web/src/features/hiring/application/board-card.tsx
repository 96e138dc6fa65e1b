import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { paths } from '@acheep/contract/kernel/paths';
import { useDraggable } from '@dnd-kit/core';
import { ActionIcon, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import classes from './candidate-board.module.css';
import { FitNote } from './fit-mark.tsx';

interface BoardCardProps {
  candidate: ReceivedApplication;
  ids: readonly string[];
  /** The one that hangs at the pointer. */
  lifted?: boolean;
}

/** A candidate on the board. The whole card can be dragged; keys take hold of its handle. */
export function BoardCard({ candidate, ids, lifted }: BoardCardProps) {
  const { t } = useTranslation('application');
  const { pathname, search } = useLocation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: lifted ? `lifted-${candidate._id}` : candidate._id,
    disabled: lifted,
  });
  const { onKeyDown, ...pointers } = listeners ?? {};
  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      data-lifted={lifted || undefined}
      {...pointers}
    >
      <Avatar name={candidate.name} src={candidate.photo} size="small" round />
      <div className={classes.who}>
        <Link
          className={classes.name}
          data-unread={candidate.viewedAt ? undefined : true}
          to={paths.manageAppliedDetail(candidate._id)}
          state={{ ids, from: pathname + search }}
          draggable={false}
        >
          {candidate.name}
        </Link>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {candidate.job.title}
        </Text>
        <Text size="xs" c="dimmed">
          <DateText value={candidate.createdAt} format="short" />
        </Text>
        <FitNote candidate={candidate} />
      </div>
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        {...attributes}
        aria-label={t('board.move', { name: candidate.name })}
        onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
    </article>
  );
}
