import type { BookmarkNoun } from '@acheep/contract/bookmark-option';
import { can } from '@acheep/contract/permission';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuth } from '../../lib/auth-dialog.ts';
import { useSession } from '../../lib/session.ts';
import { bookmarkChange, bookmarkIdsQuery, wantedBookmark } from './bookmark.ts';

/** Whether something is saved, and what its button does. No `toggle` for whose account saves nothing. */
export function useBookmark(noun: BookmarkNoun, id: string) {
  const role = useSession()?.user.role;
  const { pathname, search } = useLocation();
  const maySave = can(role, 'Bookmarked');
  const { mutate } = useMutation(bookmarkChange);
  const { data: saved = false } = useQuery({
    ...bookmarkIdsQuery,
    enabled: maySave,
    select: ({ data }) => data[noun].includes(id),
  });
  // Of all the buttons on the page, the first finds what was wanted before the sign-in.
  useEffect(() => {
    const wanted = maySave && wantedBookmark.take();
    if (wanted) mutate({ ...wanted, saved: true });
  }, [maySave, mutate]);

  if (role) return { saved, toggle: maySave ? () => mutate({ noun, id, saved: !saved }) : undefined };
  const signIn = () => {
    wantedBookmark.keep({ noun, id });
    openAuth('login', pathname + search);
  };
  return { saved: false, toggle: signIn };
}
