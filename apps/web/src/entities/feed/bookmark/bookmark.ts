import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { mutationOptions } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { apiQuery, invalidate } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';

interface Target {
  noun: BookmarkNoun;
  id: string;
}
interface Change extends Target {
  saved: boolean;
}

/** The ids of all that the signed-in person has saved. Lists are the same for everybody and do not say it. */
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

/** Saves something, or takes it out: shown at once, and taken back where it fails. One after the other. */
export const bookmarkChange = mutationOptions({
  mutationKey,
  scope: { id: 'bookmark' },
  mutationFn: ({ noun, id, saved }: Change) =>
    call(`${saved ? 'PUT' : 'DELETE'} /favorite/${noun}/:id`, { params: { id } }),
  onMutate: async (change) => {
    // A response on its way is of the time before.
    await queryClient.cancelQueries(bookmarkIdsQuery);
    mark(change);
  },
  onError: (_error, change) => mark({ ...change, saved: !change.saved }),
  onSettled: () => {
    // The list itself stays as one sees it, so that what was taken out by mistake can be put back where it stands.
    void queryClient.invalidateQueries({ queryKey: ['GET /favorite'], refetchType: 'none' });
    if (queryClient.isMutating({ mutationKey }) === 1) void invalidate('GET /favorite/ids');
  },
});

const wantedKey = 'bookmark-wanted';
const anHour = 3_600_000;

/** What a visitor wanted to save: it is, once they have signed in, or up by the mailed link in this browser. */
export const wantedBookmark = {
  keep: (target: Target) =>
    localStorage.setItem(wantedKey, JSON.stringify({ ...target, until: Date.now() + anHour })),
  take(): Target | null {
    const kept = localStorage.getItem(wantedKey);
    localStorage.removeItem(wantedKey);
    const { until, ...target } = kept ? (JSON.parse(kept) as Target & { until: number }) : { until: 0 };
    return until > Date.now() ? (target as Target) : null;
  },
};
