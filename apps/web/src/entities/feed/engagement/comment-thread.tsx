import type { CommentSaid } from '@acheep/contract/feed/comment';
import type { PostCard } from '@acheep/contract/feed/post';
import { Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { commentsQuery, ownCommentsQuery, useHideComment } from './comment.api.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentText } from './comment-text.tsx';
import classes from './engagement.module.css';
import { useMayJoin } from './reaction.ts';

/**
 * Comments on a post of the user's company that it has hidden, with a button to restore them. Nobody else sees them.
 */
function HiddenComments({ comments }: { comments: readonly CommentSaid[] }) {
  const { t } = useTranslation('engagement');
  const [opened, setOpened] = useState(false);
  const hide = useHideComment();
  return (
    <div>
      <Button
        variant="transparent"
        color="gray"
        size="compact-sm"
        px={0}
        mih={36}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {t('comment.hide.list', { count: comments.length })}
      </Button>
      {opened && (
        <ul className={classes.comments}>
          {comments.map((comment) => (
            <li key={comment._id} className={classes.bubble}>
              <Text size="sm" fw={650}>
                {comment.company ? companyName(comment.company) : ''}
              </Text>
              <CommentText text={comment.text ?? ''} mentions={comment.mentions} />
              <Button
                variant="transparent"
                size="compact-sm"
                px={0}
                mih={36}
                loading={hide.isPending && hide.variables.id === comment._id}
                onClick={() => hide.mutate({ id: comment._id, hidden: false })}
              >
                {t('comment.hide.undo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The comments on a post, newest first, and a field for users who may comment. */
export function CommentThread({ post }: { post: PostCard }) {
  const { t } = useTranslation('engagement');
  const mayJoin = useMayJoin();
  const comments = useInfiniteQuery(commentsQuery(post._id));
  const { data: own } = useQuery({ ...ownCommentsQuery(post._id), enabled: mayJoin });
  const pages = comments.data?.pages ?? [];
  // A new comment shifts the page boundaries: removes the duplicates.
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
