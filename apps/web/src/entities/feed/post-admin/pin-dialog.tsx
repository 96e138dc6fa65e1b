import { type AdminPost, maxPinned, pinDays, postPin } from '@acheep/contract/feed/post-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { renewFeed } from '../post/feed-query.ts';

const label = fieldNames(postPin);
type Body = CallOptions<'PUT /admin/post/:id/pin'>['body'];

function PinForm({ post, onClose }: { post: AdminPost; onClose: () => void }) {
  const { t } = useTranslation('post-admin');
  const common = useTranslation().t;
  const save = useMutation({
    mutationFn: (body: Body) => call('PUT /admin/post/:id/pin', { params: { id: post._id }, body }),
    onSuccess: () =>
      Promise.all([renewFeed(), invalidate('GET /post/:id', 'GET /admin/post/:id', 'GET /admin/audit')]),
  });
  const form = useForm({
    resolver: contractResolver(postPin),
    defaultValues: { pinnedUntil: post.pinnedUntil ?? '' },
  });
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        onClose();
        void toast({ tone: 'success', message: t('done'), id: 'pin' });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  // A post that the feed does not show can still be unpinned.
  const fixed = !post.shown && post.pinnedUntil === null;
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {post.saying && (
          <Text fw={600} lineClamp={2} lang={languageOf(post.saying)}>
            {post.saying}
          </Text>
        )}
        <Text size="sm">{post.shown ? t('text') : t('notShown')}</Text>
        {!fixed && (
          <FormField form={form} name="pinnedUntil">
            {(field) => (
              <DateField
                {...field}
                value={field.value ?? ''}
                label={label('pinnedUntil')}
                min={today()}
                max={addDays(today(), pinDays)}
              />
            )}
          </FormField>
        )}
        <Text size="sm" c="dimmed">
          {t('others', { count: post.others, most: maxPinned })}
        </Text>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          {!fixed && <SubmitButton loading={save.isPending}>{t('save')}</SubmitButton>}
        </DialogFoot>
      </Stack>
    </form>
  );
}

/** Asks the operator until when a post is pinned to the top of the feed. */
export function PinDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('post-admin');
  const common = useTranslation().t;
  const { data, error, refetch } = useQuery({
    ...apiData('GET /admin/post/:id', { params: { id } }),
    // The form must start with current values.
    gcTime: 0,
  });
  return (
    <Dialog onClose={onClose} title={t('title')}>
      {data ? (
        <PinForm post={data} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={220} role="status" aria-label={common('loading')} />
      )}
    </Dialog>
  );
}
