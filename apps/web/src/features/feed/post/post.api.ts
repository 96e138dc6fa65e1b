import { useMutation } from '@tanstack/react-query';
import { renewFeed } from '../../../entities/feed/post/feed-query.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export type PostBody = CallOptions<'POST /post'>['body'];
type PostEdit = CallOptions<'PUT /post/:id'>['body'];

export const ownPostQuery = (id: string) => apiData('GET /post/own/:id', { params: { id } });
export const publicPostQuery = (id: string) => apiData('GET /post/:id', { params: { id } });

export const refreshPosts = () =>
  Promise.all([renewFeed(), invalidate('GET /post/own', 'GET /post/own/:id', 'GET /post/:id')]);

export const useCreatePost = () =>
  useMutation({
    mutationFn: (body: PostBody) => call('POST /post', { body }),
    onSuccess: refreshPosts,
    meta: { ownError: true },
  });

export const useUpdatePost = (id: string) =>
  useMutation({
    mutationFn: (body: PostEdit) => call('PUT /post/:id', { params: { id }, body }),
    onSuccess: refreshPosts,
    meta: { ownError: true },
  });
