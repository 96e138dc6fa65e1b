import { phoneCodeTry } from '@acheep/contract/accounts/phone';
import { codeWays } from '@acheep/contract/accounts/phone-option';
import { Button, Text } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { NumberField } from '../../../entities/accounts/phone/number-field.tsx';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

type Tried = ApiResponse<'POST /admin/phone/code'>['data'];

function TryDialog({ onTried, onClose }: { onTried: (tried: Tried) => void; onClose: () => void }) {
  const { t } = useTranslation('site-health');
  const state = useSendForm({
    resolver: contractResolver(phoneCodeTry.body),
    defaultValues: { phone: '' },
    send: async (body: { phone: string }) => (await call('POST /admin/phone/code', { body })).data,
    onSent: onTried,
  });
  const { form } = state;
  return (
    <FormDialog title={t('phone.try')} action={t('phone.send')} state={state} onClose={onClose}>
      <Text size="sm">{t('phone.hint')}</Text>
      <NumberField {...form.register('phone')} data-autofocus error={form.formState.errors.phone?.message} />
    </FormDialog>
  );
}

/** Sends the operator a code, and says who took it and what it cost. */
export function CodeTry() {
  const { t } = useTranslation('site-health');
  const [isOpen, setOpen] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  return (
    <>
      {tried && (
        <Text role="status">
          {t('phone.sent', {
            ...tried,
            via: codeWays[tried.via][currentLocale()],
            cost: tried.cost.toFixed(2),
          })}
        </Text>
      )}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconDeviceMobile size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('phone.try')}
      </Button>
      {isOpen && (
        <TryDialog
          onClose={() => setOpen(false)}
          onTried={(next) => {
            setTried(next);
            setOpen(false);
            void invalidate('GET /admin/health');
          }}
        />
      )}
    </>
  );
}
