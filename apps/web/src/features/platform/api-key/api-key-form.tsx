import { today } from '@acheep/contract/kernel/calendar';
import { apiKeyNew } from '@acheep/contract/platform/api-key';
import { mostPerMinute, usualPerMinute } from '@acheep/contract/platform/api-key-option';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type ApiKeyBody, useIssueKey } from './api-key.api.ts';

type Values = FormValues<ApiKeyBody>;

const label = fieldNames(apiKeyNew);

/** A key as it is told when it is made: whole, this once. */
export interface IssuedKey {
  name: string;
  key: string;
}

/** A key to issue. */
export function ApiKeyForm({
  onClose,
  onIssued,
}: {
  onClose: () => void;
  onIssued: (one: IssuedKey) => void;
}) {
  const { t } = useTranslation('api-key');
  const common = useTranslation().t;
  const issue = useIssueKey();
  const form = useForm<Values, unknown, ApiKeyBody>({
    resolver: bodyResolver<ApiKeyBody>(apiKeyNew),
    defaultValues: { name: '', email: '', perMinute: usualPerMinute, endsOn: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    const made = await issue.mutateAsync(body).catch((error) => showFormError(error, form));
    if (made) onIssued(made);
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('form.title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label={label('name')}
            description={t('form.nameHint')}
            maxLength={120}
            withAsterisk
            data-autofocus
            {...inputProps(form, 'name')}
          />
          <TextInput
            type="email"
            label={label('email')}
            description={t('form.emailHint')}
            maxLength={254}
            withAsterisk
            {...inputProps(form, 'email')}
          />
          <FormField form={form} name="perMinute">
            {(field) => (
              <NumberField
                {...field}
                label={label('perMinute')}
                description={t('form.perMinuteHint')}
                min={1}
                max={mostPerMinute}
                withAsterisk
              />
            )}
          </FormField>
          <FormField form={form} name="endsOn">
            {(field) => (
              <DateField
                {...field}
                label={label('endsOn')}
                description={t('form.endsOnHint')}
                min={today()}
              />
            )}
          </FormField>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={issue.isPending}>{t('issue')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
