import type { PostCard } from '@acheep/contract/feed/post';
import { Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './around.module.css';
import { commentsQuery, ownCommentsQuery } from './comment.api.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { HiddenComments } from './hidden-comments.tsx';
import { useMayJoin } from './reaction.ts';

/** The comments on an entry, the latest first, and the field to write one for those who may. */
export function CommentThread({ post }: { post: PostCard }) {
  const { t } = useTranslation('around');
  const mayJoin = useMayJoin();
  const comments = useInfiniteQuery(commentsQuery(post._id));
  const { data: own } = useQuery({ ...ownCommentsQuery(post._id), enabled: mayJoin });
  const pages = comments.data?.pages ?? [];
  // A comment that was written meanwhile moves the others on: each stands there once.
  const shown = [...new Map(pages.flatMap(({ data }) => data).map((one) => [one._id, one])).values()];
  return (
    <section className={classes.thread} aria-label={t('comment.title')}>
      {mayJoin && <CommentForm postId={post._id} label={t('comment.field')} />}
      {comments.isPending ? (
        <Skeleton height={72} radius="md" role="status" />
      ) : comments.error && shown.length === 0 ? (
        <ErrorState error={comments.error} onRetry={() => void comments.refetch()} />
      ) : shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(mayJoin ? 'comment.none' : 'comment.noneYet')}
        </Text>
      ) : (
        <ol className={classes.comments}>
          {shown.map((comment) => (
            <li key={comment._id}>
              <CommentItem comment={comment} own={own} />
            </li>
          ))}
        </ol>
      )}
      {comments.hasNextPage && (
        <Button
          variant="default"
          size="sm"
          loading={comments.isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
        >
          {t('comment.more')}
        </Button>
      )}
      {own && own.hidden.length > 0 && <HiddenComments comments={own.hidden} />}
    </section>
  );
}
