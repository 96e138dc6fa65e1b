import type { Comment, CommentSaid, OwnComments } from '@acheep/contract/feed/comment';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconEyeOff, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Menu } from '../../../ui/menu.tsx';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { PostTime } from '../post/post-time.tsx';
import { commentsQuery, useHideComment } from './comment.api.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentText } from './comment-text.tsx';
import classes from './engagement.module.css';
import { renewEngagement, useMayJoin } from './reaction.ts';
import { useReport } from './use-report.tsx';

interface CommentMenuProps {
  comment: CommentSaid;
  own: OwnComments | undefined;
  /** Author of the comment. */
  name: string;
  onEdit: () => void;
}

/** Menu of a comment: its author can edit and delete it, the post's company can hide it, anyone can report it. */
function CommentMenu({ comment, own, name, onEdit }: CommentMenuProps) {
  const { t } = useTranslation('engagement');
  const remove = useAct({
    call: () => call('DELETE /comment/:id', { params: { id: comment._id } }),
    asks: () => ({
      title: t('comment.delete.title'),
      message: t('comment.delete.message'),
      confirmLabel: t('comment.delete.confirm'),
    }),
    done: t('comment.delete.done'),
    id: 'comment',
    refresh: renewEngagement,
  });
  const hide = useHideComment();
  const report = useReport({ noun: 'comment', id: comment._id });
  const mine = own?.own.find(({ _id }) => _id === comment._id);
  const takeOff = () =>
    hide.mutate(
      { id: comment._id, hidden: true },
      {
        onSuccess: () =>
          void toast({
            tone: 'success',
            id: 'comment',
            message: t('comment.hide.done'),
            action: {
              label: t('comment.hide.undo'),
              run: () => hide.mutate({ id: comment._id, hidden: false }),
            },
          }),
      },
    );
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            my={-4}
            mr={-6}
            loading={remove.isPending || hide.isPending}
            aria-label={t('comment.menu', { name })}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mine?.mayEdit && (
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('comment.edit')}
            </Menu.Item>
          )}
          {own?.mayHide && !mine && (
            <Menu.Item leftSection={<IconEyeOff size={18} aria-hidden />} onClick={takeOff}>
              {t('comment.hide.action')}
            </Menu.Item>
          )}
          {mine ? (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => remove.act()}
            >
              {t('comment.delete.confirm')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={report.open}>
              {t('report.action')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {report.dialog}
    </>
  );
}

interface CommentContentProps {
  comment: CommentSaid;
  own: OwnComments | undefined;
  onAnswer: () => void;
}

/** One comment or answer, or a note that it was deleted or hidden. */
function CommentContent({ comment, own, onAnswer }: CommentContentProps) {
  const { t } = useTranslation('engagement');
  const mayJoin = useMayJoin();
  const [editing, setEditing] = useState(false);
  const { company, text } = comment;
  if (!company || text === null)
    return (
      <p className={classes.gone}>{t(comment.state === 'deleted' ? 'comment.deleted' : 'comment.hidden')}</p>
    );
  const name = companyName(company);
  return (
    <article className={classes.comment} aria-label={t('comment.by', { name })}>
      <CompanyAvatar company={company} src={company.logo} size="small" />
      <div className={classes.body}>
        {editing ? (
          <CommentForm
            postId={comment.postId}
            comment={comment}
            label={t('comment.editField')}
            focused
            onDone={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <div className={classes.bubble}>
              <div className={classes.first}>
                <Link to={paths.company(company._id)} className={classes.name} lang={languageOf(name)}>
                  {name}
                </Link>
                <CommentMenu comment={comment} own={own} name={name} onEdit={() => setEditing(true)} />
              </div>
              <CommentText text={text} mentions={comment.mentions} />
            </div>
            <div className={classes.under}>
              <PostTime value={comment.createdAt} />
              {comment.editedAt && <span>{t('comment.edited')}</span>}
              {mayJoin && (
                <Button
                  variant="transparent"
                  size="compact-sm"
                  px={0}
                  mih={32}
                  aria-label={t('comment.answerTo', { name })}
                  onClick={onAnswer}
                >
                  {t('comment.answer')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </article>
  );
}

/** Returns the answers to a comment, and loads all of them on request. */
function useAnswers({ _id, postId, answers, answerCount }: Comment) {
  const [wanted, setWanted] = useState(false);
  const all = useInfiniteQuery({ ...commentsQuery(postId, _id), enabled: wanted });
  const loaded = all.data?.pages.flatMap(({ data }) => data);
  return {
    shown: loaded ?? answers,
    more: answerCount - (loaded ?? answers).length,
    isLoading: all.isFetching && (wanted || all.isFetchingNextPage),
    load: () => (loaded ? void all.fetchNextPage() : setWanted(true)),
  };
}

/** A comment with its answers. An answer to an answer is listed below the same comment. */
export function CommentItem({ comment, own }: { comment: Comment; own: OwnComments | undefined }) {
  const { t } = useTranslation('engagement');
  // The comment being answered: this one, or one of its answers.
  const [answered, setAnswered] = useState<CommentSaid>();
  const { shown, more, isLoading, load } = useAnswers(comment);
  const name = answered?.company ? companyName(answered.company) : '';
  return (
    <>
      <CommentContent comment={comment} own={own} onAnswer={() => setAnswered(comment)} />
      {shown.length > 0 && (
        <ol className={classes.answers}>
          {shown.map((answer) => (
            <li key={answer._id}>
              <CommentContent comment={answer} own={own} onAnswer={() => setAnswered(answer)} />
            </li>
          ))}
        </ol>
      )}
      {(more > 0 || answered) && (
        <div className={classes.below}>
          {more > 0 && (
            <Button
              variant="transparent"
              size="compact-sm"
              px={0}
              mih={36}
              loading={isLoading}
              onClick={load}
            >
              {t('comment.moreAnswers', { count: more })}
            </Button>
          )}
          {answered && (
            <CommentForm
              key={answered._id}
              postId={comment.postId}
              parentId={answered._id}
              label={t('comment.answerTo', { name })}
              focused
              onDone={() => setAnswered(undefined)}
              onCancel={() => setAnswered(undefined)}
            />
          )}
        </div>
      )}
    </>
  );
}
