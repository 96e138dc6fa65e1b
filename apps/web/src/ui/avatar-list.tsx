import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { Avatar } from './avatar.tsx';
import classes from './avatar-list.module.css';

interface AvatarListProps {
  items: readonly { id: string; username: string; photo?: string | null }[];
  /** Who these are, for whoever cannot see the heading over them. */
  label: string;
  /** How many are shown at first. */
  limit?: number;
}

/** People in a row, each with the first letter and a colour by letter; beyond the limit a badge that shows them all. */
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
