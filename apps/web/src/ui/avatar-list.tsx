import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { Avatar } from './avatar.tsx';
import classes from './avatar-list.module.css';

interface AvatarListProps {
  items: readonly { id: string; username: string; photo?: string | null }[];
  /** Accessible name of the group. */
  label: string;
  /** Number of avatars before the badge. */
  limit?: number;
}

/** A row of avatars; beyond the limit, a badge that shows the rest. */
export function AvatarList({ items, label, limit = 5 }: AvatarListProps) {
  const { t } = useTranslation('widget');
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, limit);
  return (
    <ul className={classes.list} aria-label={label}>
      {shown.map(({ id, username, photo }) => (
        <li key={id}>
          <Tooltip label={username}>
            <span role="img" aria-label={username}>
              <Avatar name={username} src={photo ?? null} size="small" round />
            </span>
          </Tooltip>
        </li>
      ))}
      {shown.length < items.length && (
        <li>
          <UnstyledButton className={classes.more} onClick={() => setAll(true)}>
            {t('avatars.more', { limit })}{' '}
            <VisuallyHidden>{t('avatars.all', { count: items.length })}</VisuallyHidden>
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}
