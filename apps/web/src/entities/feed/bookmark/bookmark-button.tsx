import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { can } from '@acheep/contract/kernel/permission';
import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { bookmarkChange, bookmarkIdsQuery, wantedBookmark } from './bookmark.ts';

/** Returns the saved state and the toggle of a bookmark, for users whose role has bookmarks. */
function useOwnBookmark(noun: BookmarkNoun, id: string) {
  const { mutate } = useMutation(bookmarkChange);
  const { data: saved = false } = useQuery({
    ...bookmarkIdsQuery,
    select: ({ data }) => data[noun].includes(id),
  });
  // Of all the buttons on the page, the first takes the bookmark that was requested before signing in.
  useEffect(() => {
    const wanted = wantedBookmark.take();
    if (wanted) mutate({ ...wanted, saved: true });
  }, [mutate]);
  return { saved, toggle: () => mutate({ noun, id, saved: !saved }) };
}

/** Returns the click handler for visitors: they sign in first, and the bookmark is saved then. */
function useWantedBookmark(noun: BookmarkNoun, id: string) {
  const { pathname, search } = useLocation();
  return () => {
    wantedBookmark.keep({ noun, id });
    openAuth('login', pathname + search, undefined, undefined, { for: 'bookmark' });
  };
}

interface BookmarkButtonProps {
  noun: BookmarkNoun;
  id: string;
  /** Name of the record, for screen readers. */
  name: string;
  /** Full width, with a label. */
  wide?: boolean;
}

interface ButtonProps extends Omit<BookmarkButtonProps, 'noun' | 'id'> {
  saved: boolean;
  toggle: () => void;
}

function SaveButton({ name, wide, saved, toggle }: ButtonProps) {
  const { t } = useTranslation();
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

const OwnButton = ({ noun, id, ...props }: BookmarkButtonProps) => (
  <SaveButton {...props} {...useOwnBookmark(noun, id)} />
);

const VisitorButton = ({ noun, id, ...props }: BookmarkButtonProps) => (
  <SaveButton {...props} saved={false} toggle={useWantedBookmark(noun, id)} />
);

/** Bookmark toggle of a record. Visitors sign in first; roles without bookmarks get no button. */
export function BookmarkButton(props: BookmarkButtonProps) {
  const role = useSession()?.user.role;
  if (!role) return <VisitorButton {...props} />;
  return can(role, 'Bookmarked') ? <OwnButton {...props} /> : null;
}
