import type { Reaction } from '@acheep/contract/feed/like';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { may } from '../../../lib/may-do.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { together } from './together.ts';

/** Maximum number of ids per call. */
const maxIds = 20;

const reactions = together(maxIds, async (ids) => {
  const { data } = await call('GET /like', { query: { 'filter[postId]': ids.join(',') } });
  return new Map(data.map((one) => [one._id, one]));
});
const liked = together(maxIds, async (ids) => {
  const { data } = await call('GET /like/own', { query: { 'filter[postId]': ids.join(',') } });
  return new Map(ids.map((id) => [id, data.includes(id)]));
});

const nothing = (_id: string): Reaction => ({ _id, likes: 0, companies: [], comments: 0 });

/** Query options of a post's engagement. The posts of a page are requested together. */
export const reactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['GET /like', id] as const,
    queryFn: async () => (await reactions(id)) ?? nothing(id),
    staleTime: 30_000,
  });

export const likedQuery = (id: string) =>
  queryOptions({
    queryKey: ['GET /like/own', id] as const,
    queryFn: async () => (await liked(id)) ?? false,
    staleTime: 60_000,
  });

interface Like {
  id: string;
  like: boolean;
}

function mark({ id, like }: Like) {
  if ((queryClient.getQueryData(likedQuery(id).queryKey) ?? false) === like) return;
  queryClient.setQueryData(likedQuery(id).queryKey, like);
  queryClient.setQueryData(
    reactionQuery(id).queryKey,
    (now) => now && { ...now, likes: Math.max(0, now.likes + (like ? 1 : -1)) },
  );
}

const mutationKey = ['like'];

/** Likes or unlikes a post, optimistically and with rollback. Changes are sent one at a time. */
export const likeChange = mutationOptions({
  mutationKey,
  scope: { id: 'like' },
  mutationFn: ({ id, like }: Like) => call(`${like ? 'PUT' : 'DELETE'} /like/:id`, { params: { id } }),
  onMutate: async (change) => {
    // A response in flight would overwrite the optimistic update.
    await queryClient.cancelQueries({ queryKey: ['GET /like'] });
    await queryClient.cancelQueries({ queryKey: ['GET /like/own'] });
    mark(change);
  },
  onError: (_error, { id, like }) => mark({ id, like: !like }),
  onSettled: (_answer, _error, { id }) => {
    if (queryClient.isMutating({ mutationKey }) > 1) return;
    void queryClient.invalidateQueries(reactionQuery(id));
    void queryClient.invalidateQueries(likedQuery(id));
  },
});

/** Returns whether the user may like, comment and share: recruiters and trainers who have a company. */
export function useMayJoin(): boolean {
  const user = useSession()?.user;
  return may(user, { access: 'Post' }) && Boolean(user?.company);
}

/** Refetches comments and counts of all posts. */
export const renewEngagement = () => invalidate('GET /like', 'GET /comment', 'GET /comment/own');
