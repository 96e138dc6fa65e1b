import { type OrderDetail, orderBuyer } from '@acheep/contract/billing/order';
import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { orderQuery, useSaveBuyer } from './order.api.ts';

interface Values {
  vatTin: string;
}
const label = fieldNames(orderBuyer.body);
const valuesOf = ({ buyer }: OrderDetail): Values => ({ vatTin: buyer.vatTin ?? '' });

function VatTinForm({ order, onSaved }: { order: OrderDetail; onSaved: () => void }) {
  const { t } = useTranslation('order');
  const save = useSaveBuyer(order._id);
  const state = useRecordForm<OrderDetail, Values, Partial<Values>>({
    record: order,
    resolver: bodyResolver<Partial<Values>, Values>(orderBuyer.body.partial()),
    defaultValues: valuesOf(order),
    valuesOf,
    query: orderQuery(order._id),
    save: ({ vatTin = null, ...began }) => save.mutateAsync({ vatTin, ...began }),
    onSaved: () => {
      onSaved();
      void toast({ tone: 'success', message: t('buyer.saved'), id: 'buyer' });
    },
  });
  return (
    <form noValidate onSubmit={state.submit}>
      <Stack gap="sm" maw={400}>
        <TextInput
          label={label('vatTin')}
          description={t('buyer.hint')}
          placeholder="K001-123456789"
          maxLength={40}
          autoComplete="off"
          {...inputProps(state.form, 'vatTin')}
        />
        <EditConflict state={state} nameOf={label} />
        <SubmitButton variant="default" w="fit-content" loading={state.sending}>
          {t('buyer.save')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Whom the invoice will name, and the VAT TIN that a company registered for VAT needs on it. */
export function OrderBuyer({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const { name, nameKm, address, vatTin } = order.buyer;
  const [isOpen, setOpen] = useState(!vatTin);
  return (
    <Box mt="md">
      <Panel title={t('buyer.title')}>
        <Text fw={600}>{localized({ en: name, km: nameKm ?? name })}</Text>
        <Text>{address}</Text>
        <Text size="sm" c="dimmed" mb="sm">
          {t('buyer.profile')}
        </Text>
        {isOpen ? (
          <VatTinForm order={order} onSaved={() => setOpen(false)} />
        ) : (
          <Group gap="xs" justify="space-between">
            <div>
              <Text size="sm" c="dimmed">
                {t('invoice.vatTin')}
              </Text>
              <Text>{vatTin ?? t('buyer.none')}</Text>
            </div>
            <Button variant="default" size="sm" onClick={() => setOpen(true)}>
              {t('buyer.change')}
            </Button>
          </Group>
        )}
      </Panel>
    </Box>
  );
}
