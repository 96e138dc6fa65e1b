import {
  type AdminReference,
  referenceNameLength,
  referenceNew,
} from '@acheep/contract/jobs/reference-admin';
import { categoryIcons, type ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Input, TextInput, UnstyledButton } from '@mantine/core';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { localized } from '../../../lib/locale.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import {
  valuesOf as entryValues,
  oneReferenceQuery,
  referenceResolver,
  useSaveReference,
} from './reference-admin.api.ts';
import classes from './reference-form.module.css';

const label = fieldNames(referenceNew);

interface ReferenceFormProps {
  kind: ReferenceKind;
  /** Null for a new entry. */
  record: AdminReference | null;
  onClose: () => void;
}

/** Form of an entry. */
export function ReferenceForm({ kind, record, onClose }: ReferenceFormProps) {
  const { t } = useTranslation('reference-admin');
  const save = useSaveReference();
  const state = useRecordForm({
    record,
    resolver: referenceResolver(!record),
    defaultValues: entryValues(record),
    valuesOf: entryValues,
    query: oneReferenceQuery(kind, record?._id),
    save: (body) => save.mutateAsync({ id: record?._id, kind, body }),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t('done.saved'), id: 'reference' });
    },
  });
  const { form } = state;
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'form.edit' : 'form.create')}
      onClose={onClose}
    >
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
        <SwitchField
          form={form}
          name="isActive"
          label={label('isActive')}
          description={t('form.activeHint')}
        />
      )}
    </RecordDialog>
  );
}
