import type { OrderDetail } from '@acheep/contract/billing/order';
import type { UploadedFile } from '@acheep/contract/platform/upload';
import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SlipView } from '../../../entities/billing/order/slip-view.tsx';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FilesField } from '../../../ui/files-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useHandInSlip } from './order.api.ts';

/** The payment slip: the one that was handed in, and the way to hand one in. */
export function OrderSlip({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [another, setAnother] = useState(false);
  const handIn = useHandInSlip(order._id);
  const [file] = files;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    handIn.mutate(
      { slip: file },
      {
        onSuccess: () => {
          setFiles([]);
          setAnother(false);
          void toast({ tone: 'success', message: t('slip.done'), id: 'slip' });
        },
      },
    );
  };
  return (
    <Stack>
      {order.slip && <SlipView slip={order.slip} />}
      {order.slip && !another ? (
        <Button variant="default" w="fit-content" onClick={() => setAnother(true)}>
          {t('slip.another')}
        </Button>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <FilesField
              kind="slip"
              name="slip"
              label={t('slip.label')}
              description={t('slip.hint')}
              most={1}
              value={files}
              onChange={setFiles}
            />
            <Group gap="xs">
              <SubmitButton loading={handIn.isPending} disabled={!file}>
                {t('slip.send')}
              </SubmitButton>
              {another && (
                <Button variant="default" onClick={() => setAnother(false)}>
                  {t('cancel', { ns: 'common' })}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
