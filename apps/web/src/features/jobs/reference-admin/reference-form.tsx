import {
  type AdminReference,
  referenceNameLength,
  referenceNew,
} from '@acheep/contract/jobs/reference-admin';
import { categoryIcons, type ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Button, Group, Input, Stack, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { localized } from '../../../lib/locale.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import {
  valuesOf as entryValues,
  oneReferenceQuery,
  type ReferenceBody,
  type ReferenceValues,
  referenceResolver,
  useSaveReference,
} from './reference-admin.api.ts';
import classes from './reference-form.module.css';

const label = fieldNames(referenceNew);

interface ReferenceFormProps {
  kind: ReferenceKind;
  /** Null of a new one. */
  record: AdminReference | null;
  onClose: () => void;
}

/** An entry of a list to name. */
export function ReferenceForm({ kind, record, onClose }: ReferenceFormProps) {
  const { t } = useTranslation('reference-admin');
  const common = useTranslation().t;
  const save = useSaveReference();
  const form = useForm<ReferenceValues, unknown, ReferenceBody>({
    resolver: referenceResolver(!record),
    defaultValues: entryValues(record),
  });
  const edit = useEdit({ record, form, valuesOf: entryValues, query: oneReferenceQuery(kind, record?._id) });
  const submit = form.handleSubmit(async (body) => {
    const saved = await edit
      .save((began) => save.mutateAsync({ id: record?._id, kind, body: { ...body, ...began } }))
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    onClose();
    void toast({ tone: 'success', message: t('done.saved'), id: 'reference' });
  });
  return (
    <Dialog
      onClose={onClose}
      title={t(record ? 'form.edit' : 'form.create')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label={label('nameEn')}
            maxLength={referenceNameLength}
            withAsterisk
            data-autofocus
            {...inputProps(form, 'nameEn')}
          />
          <TextInput
            label={label('nameKm')}
            lang="km"
            maxLength={referenceNameLength}
            withAsterisk
            {...inputProps(form, 'nameKm')}
          />
          {kind === 'category' && (
            <FormField form={form} name="iconName">
              {({ value, onChange, id, error }) => (
                <Input.Wrapper id={id} label={t('form.icon')} error={error} labelElement="div">
                  <div className={classes.icons} role="radiogroup" aria-label={t('form.icon')}>
                    {valuesOf(categoryIcons).map((name) => (
                      <UnstyledButton
                        key={name}
                        className={classes.icon}
                        role="radio"
                        aria-checked={value === name}
                        aria-label={localized(categoryIcons[name])}
                        title={localized(categoryIcons[name])}
                        onClick={() => onChange(name)}
                      >
                        <CategoryIcon name={name} />
                      </UnstyledButton>
                    ))}
                  </div>
                </Input.Wrapper>
              )}
            </FormField>
          )}
          {kind !== 'province' && (
            <FormField form={form} name="isActive">
              {({ value, onChange, ...field }) => (
                <Switch
                  {...field}
                  label={label('isActive')}
                  description={t('form.activeHint')}
                  checked={value}
                  onChange={(event) => onChange(event.currentTarget.checked)}
                />
              )}
            </FormField>
          )}
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={save.isPending}>{common('save')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
