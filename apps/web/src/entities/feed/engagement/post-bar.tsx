import type { PostCard } from '@acheep/contract/feed/post';
import { companiesShown } from '@acheep/contract/feed/post-option';
import { Button, Skeleton } from '@mantine/core';
import { IconMessageCircle, IconRepeat, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { AvatarList } from '../../../ui/avatar-list.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import classes from './engagement.module.css';
import { likeChange, likedQuery, reactionQuery, useMayJoin } from './reaction.ts';

const Thread = lazy(() => import('./comment-thread.tsx').then((m) => ({ default: m.CommentThread })));
const Share = lazy(() => import('./share-dialog.tsx').then((m) => ({ default: m.ShareDialog })));

function LikeButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('engagement');
  const { data: liked = false } = useQuery(likedQuery(id));
  const { mutate } = useMutation(likeChange);
  const Icon = liked ? IconThumbUpFilled : IconThumbUp;
  return (
    <Button
      variant="subtle"
      color={liked ? undefined : 'gray'}
      className={classes.action}
      aria-pressed={liked}
      aria-label={t('like.label', { name })}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => mutate({ id, like: !liked })}
    >
      {t('like.like')}
    </Button>
  );
}

/** Like and comment counts of a post with their buttons, and the comments once opened. */
export function PostBar({ post, open = false }: { post: PostCard; open?: boolean }) {
  const { t } = useTranslation('engagement');
  const mayJoin = useMayJoin();
  const [opened, setOpened] = useState(open);
  const [sharing, setSharing] = useState(false);
  const { data } = useQuery(reactionQuery(post._id));
  const name = companyName(post.company);
  const { likes = 0, comments = 0, companies = [] } = data ?? {};
  return (
    <div className={classes.around}>
      {(likes > 0 || comments > 0) && (
        <div className={classes.counts}>
          {likes > 0 && (
            <span className={classes.likes}>
              <AvatarList
                limit={companiesShown}
                label={t('like.by')}
                items={companies.map((company) => ({
                  id: company._id,
                  username: companyName(company),
                  photo: company.logo,
                }))}
              />
              {t('like.count', { count: likes })}
            </span>
          )}
          {comments > 0 && <span className={classes.said}>{t('comment.count', { count: comments })}</span>}
        </div>
      )}
      <div className={classes.bar}>
        {mayJoin && <LikeButton id={post._id} name={name} />}
        <Button
          variant="subtle"
          color="gray"
          className={classes.action}
          aria-expanded={opened}
          aria-label={t('comment.label', { name, action: t(mayJoin ? 'comment.write' : 'comment.read') })}
          leftSection={<IconMessageCircle size={20} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t(mayJoin ? 'comment.write' : 'comment.read')}
        </Button>
        {mayJoin && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.action}
            aria-label={t('share.label', { name })}
            leftSection={<IconRepeat size={20} aria-hidden />}
            onClick={() => setSharing(true)}
          >
            {t('share.share')}
          </Button>
        )}
      </div>
      {opened && (
        <Suspense fallback={<Skeleton height={80} mx="md" my="sm" width="auto" />}>
          <Thread post={post} />
        </Suspense>
      )}
      {sharing && (
        <Suspense>
          <Share post={post} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}
