import {
  type Comment,
  type CommentSaid,
  commentLength,
  commentNew,
  maxMentions,
} from '@acheep/contract/feed/comment';
import { Button, Combobox, Group, Text, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { apiData } from '../../../lib/api-query.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { inputDebounce } from '../../../lib/input-debounce.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { dropdownHeight } from '../../../ui/theme.ts';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { type CommentBody, useCreateComment, useEditComment } from './comment.api.ts';
import { typedName, withName } from './mention.ts';
import { renewEngagement } from './reaction.ts';

/** Number of suggested companies. */
const offered = 5;

interface MentionFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (text: string) => void;
  /** Called when a company is chosen from the list. */
  onPick: (companyId: string) => void;
}

/** A text field in which `@` and some letters suggest matching companies. */
function MentionField({ value, onChange, onPick, ...props }: MentionFieldProps) {
  const { t } = useTranslation('engagement');
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [closed, setClosed] = useState(false);
  const typed = typedName(value, caret)?.name.trim() ?? '';
  const [search] = useDebouncedValue(typed, inputDebounce);
  const { data = [] } = useQuery({
    ...apiData('GET /company', { query: { search, limit: offered } }),
    enabled: search !== '',
    staleTime: 60_000,
    meta: { ownError: true },
  });
  const found = typed === '' || search === '' || closed ? [] : data;
  const store = useCombobox({ opened: found.length > 0, onDropdownClose: () => setClosed(true) });
  const pick = (id: string) => {
    const company = found.find(({ _id }) => _id === id);
    if (!company) return;
    const next = withName(value, caret, companyName(company));
    onChange(next.text);
    onPick(id);
    setCaret(next.caret);
    // The name is complete: no suggestions until the next input.
    setClosed(true);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  return (
    <Combobox store={store} onOptionSubmit={pick} withinPortal={false} position="bottom-start">
      <Combobox.Target withKeyboardNavigation={found.length > 0} withAriaAttributes={found.length > 0}>
        <Textarea
          ref={field}
          autosize
          minRows={1}
          maxRows={8}
          value={value}
          onChange={({ currentTarget }) => {
            setClosed(false);
            setCaret(currentTarget.selectionStart);
            onChange(currentTarget.value);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onBlur={() => setClosed(true)}
          {...props}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options
          aria-label={t('mention.companies')}
          mah={dropdownHeight}
          style={{ overflowY: 'auto' }}
        >
          {found.map((company) => (
            <Combobox.Option key={company._id} value={company._id}>
              <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                <CompanyAvatar company={company} src={company.logo} size="small" />
                <Text span size="sm">
                  {companyName(company)}
                </Text>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface CommentFormProps {
  postId: string;
  /** The comment being answered. */
  parentId?: string;
  /** The comment being edited. */
  comment?: CommentSaid;
  label: string;
  /** Takes the focus on mount, after a click that opened it. */
  focused?: boolean;
  onDone?: (saved: Comment) => void;
  onCancel?: () => void;
}

/** Form that adds a comment or an answer, or edits one. The input is stored until it is sent. */
export function CommentForm({
  postId,
  parentId,
  comment,
  label,
  focused,
  onDone,
  onCancel,
}: CommentFormProps) {
  const { t } = useTranslation('engagement');
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
    const content = { text, mentions: mentions?.slice(-maxMentions) };
    const saving = comment
      ? edit.mutateAsync({ id: comment._id, ...content, updatedAt: comment.updatedAt })
      : create.mutateAsync({ ...body, ...content });
    const saved = await saving.catch((error: unknown) => {
      showFormError(error, form);
      // Deleted or changed by someone else: shows the current state and keeps the input.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void renewEngagement();
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
