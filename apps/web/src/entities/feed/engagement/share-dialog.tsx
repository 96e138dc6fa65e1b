import { type PostCard, postLength } from '@acheep/contract/feed/post';
import { shareNew } from '@acheep/contract/feed/share';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { wideDialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { renewFeed } from '../post/feed-query.ts';
import classes from './engagement.module.css';

type Body = CallOptions<'POST /post/:id/share'>['body'];
const label = fieldNames(shareNew);

/** Shares a post in the feed, with a text. The input is stored until it is sent. */
export function ShareDialog({ post, onClose }: { post: PostCard; onClose: () => void }) {
  const { t } = useTranslation('engagement');
  // Sharing a shared post shares its original.
  const origin = post.shared ?? post;
  const share = useMutation({
    mutationFn: (body: Body) => call('POST /post/:id/share', { params: { id: post._id }, body }),
    onSuccess: () => Promise.all([renewFeed(), invalidate('GET /post/own')]),
    meta: { ownError: true },
  });
  const state = useSendForm({
    resolver: bodyResolver<Body>(shareNew),
    defaultValues: { body: '' },
    send: (body) => share.mutateAsync(body),
    onSent: () => {
      draft.forget();
      void toast({ tone: 'success', id: 'share', message: t('share.done') });
      onClose();
    },
  });
  const { form } = state;
  const draft = useFormDraft(`share ${origin._id}`, form);
  const quote = origin.body ?? origin.job?.title ?? '';
  return (
    <FormDialog
      state={state}
      title={t('share.title')}
      action={t('share.share')}
      size={wideDialog}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Textarea
        label={label('body')}
        placeholder={t('share.hint')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={12}
        maxLength={postLength}
        data-autofocus
        {...inputProps(form, 'body')}
      />
      <div className={classes.quote}>
        <Text fw={650}>{companyName(origin.company)}</Text>
        <Text size="sm" lineClamp={3} lang={languageOf(quote)}>
          {quote}
        </Text>
      </div>
    </FormDialog>
  );
}
