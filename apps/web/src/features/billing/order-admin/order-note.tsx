import { type AdminOrderDetail, adminOrderNote } from '@acheep/contract/billing/order-admin';
import { Stack, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { adminOrderQuery, useSaveNote } from './order-admin.api.ts';

const label = fieldNames(adminOrderNote.body);
const valuesOf = ({ note }: AdminOrderDetail) => ({ note: note ?? '' });

/** What operators write down for each other about an order; the company does not see it. */
export function OrderNote({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order-admin');
  const save = useSaveNote(order._id);
  const form = useForm({ defaultValues: valuesOf(order) });
  const edit = useEdit({ record: order, form, valuesOf, query: adminOrderQuery(order._id) });
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit(async ({ note }) => {
    const saved = await edit
      .save((began) => save.mutateAsync({ note: note.trim() || null, ...began }))
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    form.reset(valuesOf(saved));
    void toast({ tone: 'success', message: t('done.note'), id: 'order' });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label={label('note')}
          description={t('noteHint')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={2000}
          {...inputProps(form, 'note')}
        />
        {edit.conflict && (
          <ConflictNote
            names={edit.conflict.fields.map(label)}
            onKeepMine={() => {
              edit.settle('mine');
              void submit();
            }}
            onTakeTheirs={() => edit.settle('theirs')}
          />
        )}
        <SubmitButton variant="default" w="fit-content" loading={save.isPending}>
          {t('saveNote')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
