import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminArticle } from '@acheep/contract/content/article-admin';
import { articlePath } from '@acheep/contract/content/article-link';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { useArticleStatus, useDeleteArticle } from './article-admin.api.ts';

function ScheduleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('article-admin');
  const common = useTranslation().t;
  const [at, setAt] = useState('');
  const status = useArticleStatus();
  const publish = () =>
    status.mutate(
      { id, status: 'active', publishAt: at },
      {
        onSuccess: () => {
          void toast({ tone: 'success', message: t('done.schedule'), id: 'article' });
          onClose();
        },
      },
    );
  return (
    <Dialog onClose={onClose} title={t('schedule.title')}>
      <Stack>
        <Text size="sm">{t('schedule.text')}</Text>
        <DateTimeField label={t('schedule.at')} value={at} onChange={setAt} min={new Date()} data-autofocus />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button disabled={at === ''} loading={status.isPending} onClick={publish}>
            {t('schedule.action')}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

export function ArticleActions({ article }: { article: AdminArticle }) {
  const { t } = useTranslation('article-admin');
  const navigate = useNavigate();
  const [schedules, setSchedules] = useState(false);
  const status = useArticleStatus();
  const remove = useDeleteArticle();
  const { _id: id, actions, state, title } = article;
  const name = title.en ?? title.km ?? '';
  const change = async (to: 'draft' | 'archived', done: 'unpublish' | 'archive') => {
    const answer = await confirm({
      title: t(`confirm.${done}.title`),
      message: t(`confirm.${done}.message`, { title: name }),
      confirmLabel: t(`confirm.${done}.action`),
      tone: 'plain',
    });
    if (answer !== 'confirm') return;
    status.mutate(
      { id, status: to },
      { onSuccess: () => void toast({ tone: 'success', message: t(`done.${done}`), id: 'article' }) },
    );
  };
  const drop = async () => {
    const answer = await confirm({
      title: t('confirm.delete.title'),
      message: t('confirm.delete.message', { title: name }),
      confirmLabel: t('confirm.delete.action'),
    });
    if (answer === 'confirm') remove.mutate(id, { onSuccess: () => void navigate(adminPaths.articles()) });
  };
  return (
    <Group gap="xs">
      <Button component={Link} variant="default" size="sm" to={adminPaths.articlePreview(id)}>
        {t('action.preview')}
      </Button>
      {state === 'active' && (
        <Button component={Link} variant="default" size="sm" to={articlePath(article)}>
          {t('action.view')}
        </Button>
      )}
      {actions.includes('publish') && (
        <Button variant="default" size="sm" onClick={() => setSchedules(true)}>
          {t('action.schedule')}
        </Button>
      )}
      {actions.includes('unpublish') && (
        <Button
          variant="default"
          size="sm"
          loading={status.isPending}
          onClick={() => void change('draft', 'unpublish')}
        >
          {t('action.unpublish')}
        </Button>
      )}
      {actions.includes('archive') && (
        <Button
          variant="default"
          size="sm"
          loading={status.isPending}
          onClick={() => void change('archived', 'archive')}
        >
          {t('action.archive')}
        </Button>
      )}
      {actions.includes('delete') && (
        <Button variant="subtle" color="red" size="sm" loading={remove.isPending} onClick={() => void drop()}>
          {t('action.delete')}
        </Button>
      )}
      {schedules && <ScheduleDialog id={id} onClose={() => setSchedules(false)} />}
    </Group>
  );
}
