import type { HowToPay, OrderDetail } from '@acheep/contract/billing/order';
import { minorUnits, moneyText } from '@acheep/contract/kernel/money';
import type { UploadedFile } from '@acheep/contract/platform/upload';
import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SlipView } from '../../../entities/billing/order/slip-view.tsx';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CopyValue } from '../../../ui/copy-value.tsx';
import { FilesField } from '../../../ui/files-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useHandInSlip, useRenewCode } from './order.api.ts';
import { OrderKhqr } from './order-khqr.tsx';

/** The submitted payment slip, and a form to submit one. */
function OrderSlip({ order }: { order: OrderDetail }) {
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

/** Creates the code of an order that was placed before the operator had an account. */
function OrderKhqrMade({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const make = useRenewCode(order._id);
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t('khqr.lead')}</Text>
      <Button
        leftSection={<IconQrcode size={18} aria-hidden />}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        {t('khqr.show')}
      </Button>
    </Stack>
  );
}

/** The bank accounts, with the transfer details to enter in the banking app. */
function OrderBank({ order, banks }: { order: OrderDetail; banks: HowToPay['banks'] }) {
  const { t } = useTranslation('order');
  return (
    <>
      <Text size="sm" mb="sm">
        {t('bank.lead')}
      </Text>
      <dl style={{ margin: '0 0 12px' }}>
        <CopyValue
          label={t('bank.amount')}
          value={moneyText(order.total, order.currency)}
          copy={String(order.total / 100)}
        />
        <CopyValue label={t('bank.remark')} value={order.number} />
      </dl>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
        {banks.map(({ bank, accountName, accountNumber, currency, amount }) => (
          <Paper key={`${bank} ${accountNumber}`} withBorder p="sm" component="dl" m={0}>
            <Text fw={600} mb={4}>
              {bank} · {currency}
            </Text>
            <CopyValue
              label={t('bank.number')}
              value={accountNumber}
              copy={accountNumber.replace(/\s/g, '')}
            />
            <CopyValue label={t('bank.name')} value={accountName} />
            {amount !== null && currency !== order.currency && (
              <CopyValue
                label={t('bank.amount')}
                value={moneyText(amount, currency)}
                copy={String(amount / minorUnits)}
              />
            )}
          </Paper>
        ))}
      </SimpleGrid>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      {children}
    </Paper>
  </Section>
);

/** The ways to pay: code, transfer, and the slip as proof. */
export function OrderPay({ order, payment }: { order: OrderDetail; payment: HowToPay }) {
  const { t } = useTranslation('order');
  const { khqr, mayHaveKhqr, banks } = payment;
  const paysByCode = khqr !== null || mayHaveKhqr;
  return (
    <>
      {paysByCode && (
        <Part title={t('khqr.title')}>
          {khqr ? <OrderKhqr order={order} khqr={khqr} /> : <OrderKhqrMade order={order} />}
        </Part>
      )}
      {banks.length > 0 && (
        <Part title={t(paysByCode ? 'bank.orTitle' : 'bank.title')}>
          <OrderBank order={order} banks={banks} />
        </Part>
      )}
      {!paysByCode && banks.length === 0 && (
        <Part title={t('noWay.title')}>
          <Text>{t('noWay.text', { number: order.number })}</Text>
        </Part>
      )}
      {order.actions.includes('slip') && (
        <Part title={t('slip.title')}>
          <OrderSlip order={order} />
        </Part>
      )}
    </>
  );
}
