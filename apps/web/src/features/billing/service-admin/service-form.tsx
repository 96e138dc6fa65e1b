import { type AdminService, serviceNew, serviceTextLength } from '@acheep/contract/billing/service';
import { effectTerms, serviceEffects } from '@acheep/contract/billing/service-option';
import { currencies } from '@acheep/contract/kernel/money';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import {
  oneServiceQuery,
  type ServiceBody,
  type ServiceValues,
  serviceResolver,
  useSaveService,
  valuesOf,
} from './service-admin.api.ts';

const label = fieldNames(serviceNew);

interface ServiceFormProps {
  /** Null of a new one. */
  record: AdminService | null;
  onClose: () => void;
}

/** A service to write. */
export function ServiceForm({ record, onClose }: ServiceFormProps) {
  const { t } = useTranslation('service-admin');
  const common = useTranslation().t;
  const save = useSaveService();
  const form = useForm<ServiceValues, unknown, ServiceBody>({
    resolver: serviceResolver(!record),
    defaultValues: valuesOf(record),
  });
  const currency = useWatch({ control: form.control, name: 'currency' }) || 'USD';
  const effect = useWatch({ control: form.control, name: 'effect' });
  const measure = effect ? effectTerms[effect].measure : null;
  const edit = useEdit({ record, form, valuesOf, query: oneServiceQuery(record?._id) });
  const submit = form.handleSubmit(async (body) => {
    const saved = await edit
      .save((began) => save.mutateAsync({ id: record?._id, body: { ...body, ...began } }))
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    onClose();
    void toast({ tone: 'success', message: t('done.saved'), id: 'service' });
  });
  return (
    <Dialog
      onClose={onClose}
      size={wideDialog}
      title={t(record ? 'form.edit' : 'form.create')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={label('title')}
              maxLength={80}
              withAsterisk
              data-autofocus
              {...inputProps(form, 'title')}
            />
            <TextInput
              label={label('titleKm')}
              lang="km"
              maxLength={80}
              withAsterisk
              {...inputProps(form, 'titleKm')}
            />
            {(['text', 'textKm'] as const).map((name) => (
              <Textarea
                key={name}
                label={label(name)}
                lang={name === 'textKm' ? 'km' : undefined}
                autosize
                minRows={3}
                maxRows={10}
                maxLength={serviceTextLength}
                withAsterisk
                {...inputProps(form, name)}
              />
            ))}
            <FormField form={form} name="price">
              {(field) => (
                <MoneyField
                  {...field}
                  label={label('price')}
                  description={t('form.priceHint')}
                  currency={currency}
                />
              )}
            </FormField>
            <NativeSelect
              label={label('currency')}
              data={choicesOf(currencies)}
              {...inputProps(form, 'currency')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              label={label('effect')}
              description={t('form.effectHint')}
              data={[{ value: '', label: t('byHand') }, ...choicesOf(serviceEffects)]}
              {...inputProps(form, 'effect')}
            />
            {measure && (
              <FormField form={form} name="amount">
                {(field) => (
                  <NumberField
                    {...field}
                    label={t(`form.${measure}`)}
                    description={t('form.amountHint')}
                    min={1}
                    max={effect ? effectTerms[effect].most : undefined}
                  />
                )}
              </FormField>
            )}
          </SimpleGrid>
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
