import { useMutation } from '@tanstack/react-query';
import { renewFeed } from '../../../entities/feed/post/feed-query.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

export type HideBody = CallOptions<'PUT /admin/post/:id/hidden'>['body'];
export type ModeratedNoun = 'post' | 'comment';

/** Refetches everything that may show a hidden or restored item. */
export const renewModeration = () =>
  Promise.all([
    renewFeed(),
    invalidate(
      'GET /admin/post',
      'GET /admin/comment',
      'GET /admin/report',
      'GET /admin/audit',
      'GET /post/:id',
      'GET /comment',
      'GET /dashboard',
    ),
  ]);

/** Hides a post or comment, of which its author is told why. */
export function useHide(noun: ModeratedNoun) {
  const { t } = useTranslation('report-admin');
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: HideBody }) =>
      call(`PUT /admin/${noun}/:id/hidden`, { params: { id }, body }),
    onSuccess: () => {
      void renewModeration();
      void toast({ tone: 'success', id: 'said', message: t('moderation.done.hidden') });
    },
    meta: { ownError: true },
  });
}
