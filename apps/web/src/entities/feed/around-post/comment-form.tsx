import {
  type Comment,
  type CommentSaid,
  commentLength,
  commentNew,
  mostMentions,
} from '@acheep/contract/feed/comment';
import { Button, Group } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type CommentBody, useCreateComment, useEditComment } from './comment.api.ts';
import { MentionField } from './mention-field.tsx';
import { renewAround } from './reaction.ts';

interface CommentFormProps {
  postId: string;
  /** What is answered. */
  parentId?: string;
  /** What is changed. */
  comment?: CommentSaid;
  label: string;
  /** Begins in the field, where a press opened it. */
  focused?: boolean;
  onDone?: (saved: Comment) => void;
  onCancel?: () => void;
}

/** Writes a comment or an answer, or changes one. What is typed is kept until it is sent. */
export function CommentForm({
  postId,
  parentId,
  comment,
  label,
  focused,
  onDone,
  onCancel,
}: CommentFormProps) {
  const { t } = useTranslation('around');
  const common = useTranslation().t;
  const create = useCreateComment();
  const edit = useEditComment();
  const pending = create.isPending || edit.isPending;
  const empty = { postId, parentId: parentId ?? '', text: '', mentions: [] as string[] };
  const form = useForm<FormValues<CommentBody>, unknown, CommentBody>({
    resolver: bodyResolver<CommentBody>(commentNew),
    defaultValues: comment
      ? { ...empty, text: comment.text ?? '', mentions: comment.mentions.map(({ _id }) => _id) }
      : empty,
  });
  const draft = useFormDraft(`comment ${comment?._id ?? parentId ?? postId}`, form);
  const text = form.watch('text');
  const submit = form.handleSubmit(async ({ text, mentions, ...body }) => {
    if (pending) return;
    const said = { text, mentions: mentions?.slice(-mostMentions) };
    const saving = comment
      ? edit.mutateAsync({ id: comment._id, ...said, updatedAt: comment.updatedAt })
      : create.mutateAsync({ ...body, ...said });
    const saved = await saving.catch((error: unknown) => {
      showFormError(error, form);
      // It is gone, or somebody else was faster: what is there now is shown, and what was typed stays.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void renewAround();
    });
    if (!saved) return;
    draft.forget();
    form.reset(empty);
    onDone?.(saved.data);
  });
  return (
    <form noValidate aria-busy={pending} onSubmit={(event) => void submit(event)}>
      <FormField form={form} name="text">
        {({ onChange, ...field }) => (
          <MentionField
            {...field}
            id={`${field.id}-${comment?._id ?? parentId ?? postId}`}
            aria-label={label}
            placeholder={t('comment.hint')}
            autoFocus={focused}
            maxLength={commentLength}
            description={text.length > commentLength - 100 ? `${text.length} / ${commentLength}` : undefined}
            onChange={onChange}
            onPick={(id) =>
              form.setValue('mentions', [...new Set([...(form.getValues('mentions') ?? []), id])])
            }
          />
        )}
      </FormField>
      {(text.trim() !== '' || onCancel) && (
        <Group justify="flex-end" gap="xs" mt="xs">
          {onCancel && (
            <Button
              variant="default"
              size="sm"
              onClick={() => {
                draft.forget();
                onCancel();
              }}
            >
              {common('cancel')}
            </Button>
          )}
          <SubmitButton size="sm" loading={pending}>
            {comment ? common('save') : t(parentId ? 'comment.answer' : 'comment.send')}
          </SubmitButton>
        </Group>
      )}
    </form>
  );
}
