import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminArticle } from '@acheep/contract/content/article-admin';
import { articlePath } from '@acheep/contract/content/article-link';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { refreshArticles } from './article-admin.api.ts';

function ScheduleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('article-admin');
  const common = useTranslation().t;
  const [at, setAt] = useState('');
  const publish = useAct({
    call: () =>
      call('POST /admin/article/:id/status', {
        params: { id },
        body: { status: 'active', publishAt: at },
      }),
    done: t('done.schedule'),
    id: 'article',
    refresh: refreshArticles,
    after: onClose,
  });
  return (
    <Dialog onClose={onClose} title={t('schedule.title')}>
      <Stack>
        <Text size="sm">{t('schedule.text')}</Text>
        <DateTimeField label={t('schedule.at')} value={at} onChange={setAt} min={new Date()} data-autofocus />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button disabled={at === ''} loading={publish.isPending} onClick={() => publish.act()}>
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
  const { _id: id, actions, state, title } = article;
  const name = title.en ?? title.km ?? '';
  const change = useAct({
    call: (act: 'unpublish' | 'archive') =>
      call('POST /admin/article/:id/status', {
        params: { id },
        body: { status: act === 'archive' ? 'archived' : 'draft' },
      }),
    asks: (act) => ({
      title: t(`confirm.${act}.title`),
      message: t(`confirm.${act}.message`, { title: name }),
      confirmLabel: t(`confirm.${act}.action`),
      tone: 'plain',
    }),
    done: (_, act) => t(`done.${act}`),
    id: 'article',
    refresh: refreshArticles,
  });
  const remove = useAct({
    call: () => call('DELETE /admin/article/:id', { params: { id } }),
    asks: () => ({
      title: t('confirm.delete.title'),
      message: t('confirm.delete.message', { title: name }),
      confirmLabel: t('confirm.delete.action'),
    }),
    refresh: refreshArticles,
    after: () => void navigate(adminPaths.articles()),
  });
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
          loading={change.isPending}
          onClick={() => change.act('unpublish')}
        >
          {t('action.unpublish')}
        </Button>
      )}
      {actions.includes('archive') && (
        <Button variant="default" size="sm" loading={change.isPending} onClick={() => change.act('archive')}>
          {t('action.archive')}
        </Button>
      )}
      {actions.includes('delete') && (
        <Button
          variant="subtle"
          color="red"
          size="sm"
          loading={remove.isPending}
          onClick={() => remove.act()}
        >
          {t('action.delete')}
        </Button>
      )}
      {schedules && <ScheduleDialog id={id} onClose={() => setSchedules(false)} />}
    </Group>
  );
}
