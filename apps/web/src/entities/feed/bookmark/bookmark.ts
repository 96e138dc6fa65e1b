import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { mutationOptions } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { apiQuery, invalidate } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { wanted } from '../../../lib/wanted.ts';

interface Target {
  noun: BookmarkNoun;
  id: string;
}
interface Change extends Target {
  saved: boolean;
}

/**
 * Query options of the ids of all bookmarks of the signed-in user; list responses are the same for everyone and lack
 * them.
 */
export const bookmarkIdsQuery = apiQuery('GET /favorite/ids');

type Ids = ApiResponse<'GET /favorite/ids'>;

const nothingSaved: Ids = { data: { job: [], training: [], event: [], post: [] } };

function mark({ noun, id, saved }: Change) {
  queryClient.setQueryData<Ids>(bookmarkIdsQuery.queryKey, ({ data } = nothingSaved) => {
    const others = data[noun].filter((other) => other !== id);
    return { data: { ...data, [noun]: saved ? [id, ...others] : others } };
  });
}

const mutationKey = ['bookmark'];

/** Adds or removes a bookmark, optimistically and with rollback. Changes are sent one at a time. */
export const bookmarkChange = mutationOptions({
  mutationKey,
  scope: { id: 'bookmark' },
  mutationFn: ({ noun, id, saved }: Change) =>
    call(`${saved ? 'PUT' : 'DELETE'} /favorite/${noun}/:id`, { params: { id } }),
  onMutate: async (change) => {
    // A response in flight would overwrite the optimistic update.
    await queryClient.cancelQueries(bookmarkIdsQuery);
    mark(change);
  },
  onError: (_error, change) => mark({ ...change, saved: !change.saved }),
  onSettled: () => {
    // The bookmark list is not refetched, so that an item removed by mistake can be restored in place.
    void queryClient.invalidateQueries({ queryKey: ['GET /favorite'], refetchType: 'none' });
    if (queryClient.isMutating({ mutationKey }) === 1) void invalidate('GET /favorite/ids');
  },
});

/** The bookmark that a visitor asked for. */
export const wantedBookmark = wanted<Target>('bookmark-wanted');
