import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { renewEngagement } from './reaction.ts';

const pageSize = 10;

/** Query options of the comments on a post, newest first, or of the answers to one of them, oldest first. */
export const commentsQuery = (postId: string, parentId?: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /comment', postId, parentId] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /comment', {
        query: {
          'filter[postId]': postId,
          'filter[parentId]': parentId,
          limit: parentId ? 50 : pageSize,
          offset: pageParam,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) =>
      meta.current_page * meta.per_page < meta.total ? meta.current_page * meta.per_page : undefined,
  });

export const ownCommentsQuery = (postId: string) =>
  apiData('GET /comment/own', { query: { 'filter[postId]': postId } });

export type CommentBody = CallOptions<'POST /comment'>['body'];
type CommentEdit = CallOptions<'PUT /comment/:id'>['body'];

export const useCreateComment = () =>
  useMutation({
    mutationFn: (body: CommentBody) => call('POST /comment', { body }),
    onSuccess: renewEngagement,
    meta: { ownError: true },
  });

export const useEditComment = () =>
  useMutation({
    mutationFn: ({ id, ...body }: CommentEdit & { id: string }) =>
      call('PUT /comment/:id', { params: { id }, body }),
    onSuccess: renewEngagement,
    meta: { ownError: true },
  });

export const useHideComment = () =>
  useMutation({
    mutationFn: ({ id, hidden }: { id: string; hidden: boolean }) =>
      call('PUT /comment/:id/hidden', { params: { id }, body: { hidden } }),
    onSuccess: renewEngagement,
  });
