import { today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import { type ApiKey, apiKeyNew } from '@acheep/contract/platform/api-key';
import { apiKeys, maxPerMinute, usualPerMinute } from '@acheep/contract/platform/api-key-option';
import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CopyValue } from '../../../ui/copy-value.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { useApiKeyColumns } from './api-key-column.tsx';

type ApiKeyBody = CallOptions<'POST /admin/api-key'>['body'];

const refresh = () => invalidate('GET /admin/api-key', 'GET /admin/audit');

/** Issues a key, which is only shown once. */
const useIssueKey = () =>
  useMutation({
    mutationFn: async (body: ApiKeyBody) => (await call('POST /admin/api-key', { body })).data,
    onSuccess: refresh,
    meta: { ownError: true },
  });

const label = fieldNames(apiKeyNew);

/** A new key in full, which is only shown once. */
interface IssuedKey {
  name: string;
  key: string;
}

function ApiKeyForm({ onClose, onIssued }: { onClose: () => void; onIssued: (one: IssuedKey) => void }) {
  const { t } = useTranslation('api-key');
  const issue = useIssueKey();
  const state = useSendForm({
    resolver: bodyResolver<ApiKeyBody>(apiKeyNew),
    defaultValues: { name: '', email: '', perMinute: usualPerMinute, endsOn: '' },
    send: (body) => issue.mutateAsync(body),
    onSent: onIssued,
  });
  const { form } = state;
  return (
    <FormDialog state={state} title={t('form.title')} action={t('issue')} onClose={onClose}>
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
            max={maxPerMinute}
            withAsterisk
          />
        )}
      </FormField>
      <FormField form={form} name="endsOn">
        {(field) => (
          <DateField {...field} label={label('endsOn')} description={t('form.endsOnHint')} min={today()} />
        )}
      </FormField>
    </FormDialog>
  );
}

/** Shows a new key to copy; a click outside does not close the dialog. */
function IssuedKeyDialog({ issued, onClose }: { issued: IssuedKey; onClose: () => void }) {
  const { t } = useTranslation('api-key');
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('issued.title', { name: issued.name })}
      size={560}
    >
      <Stack>
        <Alert color="saffron" icon={<IconKey size={20} aria-hidden />}>
          {t('issued.once')}
        </Alert>
        <dl style={{ margin: 0 }}>
          <CopyValue label={t('issued.key')} value={issued.key} />
        </dl>
        <Text size="sm" c="dimmed">
          {t('issued.how')}
        </Text>
        <DialogFoot>
          <Button data-autofocus onClick={onClose}>
            {t('issued.done')}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}

export function ApiKeyPage() {
  const { t } = useTranslation('api-key');
  const [shown, setShown] = useState<'form' | IssuedKey | null>(null);
  const list = useWorkList(apiKeys, 'GET /admin/api-key');
  const revoke = useAct({
    call: ({ _id: id }: ApiKey) => call('POST /admin/api-key/:id/revoke', { params: { id } }),
    asks: ({ name, prefix }) => ({
      title: t('revoking.title'),
      message: t('revoking.text', { name, prefix }),
      confirmLabel: t('revoke'),
    }),
    done: t('revoking.done'),
    id: 'api-key',
    refresh,
  });
  const columns = useApiKeyColumns((one) => void revoke.act(one));
  const close = () => setShown(null);
  return (
    <>
      <WorkList
        list={list}
        words="api-key"
        icon={IconKey}
        columns={columns}
        lead={
          <>
            {t('lead')}{' '}
            <Anchor component={Link} inherit underline="always" to={paths.partner()}>
              {t('guide')}
            </Anchor>{' '}
            <Anchor inherit underline="always" href="/api/v1/docs">
              {t('docs')}
            </Anchor>
          </>
        }
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setShown('form')}>
            {t('issue')}
          </Button>
        }
      />
      {shown === 'form' && <ApiKeyForm onClose={close} onIssued={setShown} />}
      {shown && shown !== 'form' && <IssuedKeyDialog issued={shown} onClose={close} />}
    </>
  );
}
