import { type ModeratedItem, moderationHide } from '@acheep/contract/feed/moderation';
import { adminComments, adminPosts } from '@acheep/contract/feed/moderation-option';
import { reportLength } from '@acheep/contract/feed/report';
import { reportReasons } from '@acheep/contract/feed/report-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { renewFeed } from '../../../entities/feed/post/feed-query.ts';
import { useWorkList, type WorkListState } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { useModerationColumns } from './moderation-column.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';

type HideBody = CallOptions<'PUT /admin/post/:id/hidden'>['body'];
type ModeratedNoun = 'post' | 'comment';

/** Refetches everything that may show a hidden or restored item. */
const renewModeration = () =>
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
function useHide(noun: ModeratedNoun) {
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

const label = fieldNames(moderationHide);

interface HideDialogProps {
  noun: ModeratedNoun;
  said: ModeratedItem;
  onClose: () => void;
}

/** Asks for the reason, of which the author is notified. */
function HideDialog({ noun, said, onClose }: HideDialogProps) {
  const { t } = useTranslation('report-admin');
  const hide = useHide(noun);
  const state = useSendForm({
    resolver: bodyResolver<HideBody>(moderationHide),
    defaultValues: { reason: '', words: '' },
    send: (body) => hide.mutateAsync({ id: said._id, body: { ...body, updatedAt: said.updatedAt } }),
    onSent: onClose,
    onRefused: (error) => {
      // Changed or deleted meanwhile: the list shows the current state.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void renewModeration();
    },
  });
  const { form } = state;
  const text = said.text ?? '';
  return (
    <FormDialog
      state={state}
      title={t(`moderation.hide.${noun}`)}
      action={t('moderation.hide.submit')}
      color="red"
      onClose={onClose}
    >
      <div>
        <Text size="sm" c="dimmed">
          {companyName(said.company)}
        </Text>
        <Text
          lang={languageOf(text)}
          mah={220}
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', overflowY: 'auto' }}
          // Scrollable content must be reachable by keyboard.
          tabIndex={0}
        >
          {text}
        </Text>
      </div>
      <NativeSelect
        label={label('reason')}
        description={t('moderation.reasonHint')}
        withAsterisk
        data={[{ value: '', label: t('moderation.choose') }, ...choicesOf(reportReasons)]}
        {...inputProps(form, 'reason')}
      />
      <Textarea
        label={label('words')}
        description={t('moderation.wordsHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={reportLength}
        {...inputProps(form, 'words')}
      />
    </FormDialog>
  );
}

interface ModerationListProps {
  noun: ModeratedNoun;
  list: WorkListState<typeof adminPosts | typeof adminComments, ModeratedItem>;
}

function ModerationList({ noun, list }: ModerationListProps) {
  const { t } = useTranslation('report-admin');
  const [going, setGoing] = useState<ModeratedItem | null>(null);
  const show = useAct({
    call: (id: string) => call(`DELETE /admin/${noun}/:id/hidden`, { params: { id } }),
    asks: () => ({
      title: t('moderation.show.title'),
      message: t('moderation.show.text'),
      confirmLabel: t('moderation.act.show'),
      tone: 'plain',
    }),
    done: t('moderation.done.shown'),
    id: 'said',
    refresh: renewModeration,
  });
  const columns = useModerationColumns((act, item) => {
    if (act === 'hide') setGoing(item);
    else void show.act(item._id);
  });
  return (
    <>
      <WorkList
        list={list}
        words="report-admin:moderation"
        title={t(`tab.${noun}s`)}
        lead={t(`moderation.lead.${noun}`)}
        icon={IconMessage2}
        columns={columns}
      >
        <ModerationTabs shown={`${noun}s`} />
      </WorkList>
      {going && <HideDialog noun={noun} said={going} onClose={() => setGoing(null)} />}
    </>
  );
}

export const AdminPostsPage = () => (
  <ModerationList noun="post" list={useWorkList(adminPosts, 'GET /admin/post')} />
);
export const AdminCommentsPage = () => (
  <ModerationList noun="comment" list={useWorkList(adminComments, 'GET /admin/comment')} />
);
