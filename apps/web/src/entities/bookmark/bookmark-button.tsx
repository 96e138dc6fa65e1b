import type { BookmarkNoun } from '@acheep/contract/bookmark-option';
import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBookmark } from './use-bookmark.ts';

interface BookmarkButtonProps {
  noun: BookmarkNoun;
  id: string;
  /** What is saved, for whoever cannot see beside what the button stands. */
  name: string;
  /** With its word, as wide as its place. */
  wide?: boolean;
}

/** Saves something to find it again, or takes it out. Visitors sign in first. */
export function BookmarkButton({ noun, id, name, wide }: BookmarkButtonProps) {
  const { t } = useTranslation();
  const { saved, toggle } = useBookmark(noun, id);
  if (!toggle) return null;
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const icon = <Icon size={20} stroke={1.75} aria-hidden />;
  return wide ? (
    <Button variant="default" h={44} leftSection={icon} aria-pressed={saved} onClick={toggle}>
      {t(saved ? 'bookmark.saved' : 'bookmark.save')}
    </Button>
  ) : (
    <ActionIcon
      variant="transparent"
      size={44}
      aria-pressed={saved}
      aria-label={t('bookmark.label', { name })}
      onClick={toggle}
    >
      {icon}
    </ActionIcon>
  );
}
