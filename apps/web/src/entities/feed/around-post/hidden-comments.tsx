import type { CommentSaid } from '@acheep/contract/feed/comment';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { companyName } from '../../companies/company/company-name.ts';
import classes from './around.module.css';
import { useHideComment } from './comment.api.ts';
import { CommentText } from './comment-text.tsx';

/** What one's company has hidden below its entry, and the way to put it back. Nobody else sees it. */
export function HiddenComments({ comments }: { comments: readonly CommentSaid[] }) {
  const { t } = useTranslation('around');
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
