import { type PostCard, postLength } from '@acheep/contract/feed/post';
import { shareNew } from '@acheep/contract/feed/share';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { companyName, languageOf } from '../../companies/company/company-name.ts';
import { renewFeed } from '../post/feed-query.ts';
import classes from './around.module.css';

type Body = CallOptions<'POST /post/:id/share'>['body'];
const label = fieldNames(shareNew);

/** Shares an entry into the feed, with words of one's own. What is typed is kept. */
export function ShareDialog({ post, onClose }: { post: PostCard; onClose: () => void }) {
  const { t } = useTranslation('around');
  const common = useTranslation().t;
  // What is shared of a shared entry is what that shares.
  const origin = post.shared ?? post;
  const share = useMutation({
    mutationFn: (body: Body) => call('POST /post/:id/share', { params: { id: post._id }, body }),
    onSuccess: () => Promise.all([renewFeed(), invalidate('GET /post/own')]),
    meta: { ownError: true },
  });
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(shareNew),
    defaultValues: { body: '' },
  });
  const draft = useFormDraft(`share ${origin._id}`, form);
  const submit = form.handleSubmit(async (body) => {
    if (share.isPending) return;
    const done = await share.mutateAsync(body).catch((error: unknown) => showFormError(error, form));
    if (!done) return;
    draft.forget();
    void toast({ tone: 'success', id: 'share', message: t('share.done') });
    onClose();
  });
  const said = origin.body ?? origin.job?.title ?? '';
  return (
    <Dialog
      onClose={onClose}
      title={t('share.title')}
      size={wideDialog}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate aria-busy={share.isPending} onSubmit={(event) => void submit(event)}>
        <Stack>
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
            <Text size="sm" lineClamp={3} lang={languageOf(said)}>
              {said}
            </Text>
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={share.isPending}>{t('share.share')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
