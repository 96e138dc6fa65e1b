import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export type ArticleBody = CallOptions<'POST /admin/article'>['body'];

export const adminArticleQuery = (id: string) => apiData('GET /admin/article/:id', { params: { id } });
export const previewQuery = (id: string) => apiData('GET /admin/article/:id/preview', { params: { id } });
export const versionsQuery = (id: string) => apiData('GET /admin/article/:id/version', { params: { id } });
export const versionQuery = (id: string) => apiData('GET /admin/article/version/:id', { params: { id } });

export const refreshArticles = () =>
  invalidate(
    'GET /admin/article',
    'GET /admin/article/:id',
    'GET /admin/article/:id/preview',
    'GET /admin/article/:id/version',
    'GET /admin/audit',
    'GET /tip',
    'GET /tip/:id',
    'GET /hr-policy',
    'GET /hr-policy/:id',
    'GET /prakas',
    'GET /prakas/:id',
    'GET /article',
  );

/** Saves an article; creates one without `id`. The form shows the errors. */
export const useSaveArticle = () =>
  useMutation({
    mutationFn: async ({
      id,
      body,
    }: {
      id: string | undefined;
      body: ArticleBody & { updatedAt?: string | undefined };
    }) => {
      if (id) return (await call('PUT /admin/article/:id', { params: { id }, body })).data;
      const { updatedAt: _, ...fresh } = body;
      return (await call('POST /admin/article', { body: fresh })).data;
    },
    onSuccess: refreshArticles,
    meta: { ownError: true },
  });
