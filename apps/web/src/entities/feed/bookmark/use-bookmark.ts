import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { bookmarkChange, bookmarkIdsQuery, wantedBookmark } from './bookmark.ts';

/** Whether something is saved, and what its button does, for whose account saves. */
export function useOwnBookmark(noun: BookmarkNoun, id: string) {
  const { mutate } = useMutation(bookmarkChange);
  const { data: saved = false } = useQuery({
    ...bookmarkIdsQuery,
    select: ({ data }) => data[noun].includes(id),
  });
  // Of all the buttons on the page, the first finds what was wanted before the sign-in.
  useEffect(() => {
    const wanted = wantedBookmark.take();
    if (wanted) mutate({ ...wanted, saved: true });
  }, [mutate]);
  return { saved, toggle: () => mutate({ noun, id, saved: !saved }) };
}

/** What the button does for visitors: they sign in first, and what they wanted is saved then. */
export function useWantedBookmark(noun: BookmarkNoun, id: string) {
  const { pathname, search } = useLocation();
  return () => {
    wantedBookmark.keep({ noun, id });
    openAuth('login', pathname + search);
  };
}
