import { type AdminService, serviceNew, serviceTextLength } from '@acheep/contract/billing/service';
import { effectTerms, serviceEffects } from '@acheep/contract/billing/service-option';
import { currencies, moneyText } from '@acheep/contract/kernel/money';
import { Button, Group, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { IconBriefcase2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { wideDialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { OrderedList, RecordButtons } from '../../../ui/ordered-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import {
  adminServiceQuery,
  oneServiceQuery,
  refreshServices,
  serviceResolver,
  useSaveService,
  valuesOf,
} from './service-admin.api.ts';

const label = fieldNames(serviceNew);

interface ServiceFormProps {
  record: AdminService | null;
  onClose: () => void;
}

function ServiceForm({ record, onClose }: ServiceFormProps) {
  const { t } = useTranslation('service-admin');
  const save = useSaveService();
  const state = useRecordForm({
    record,
    resolver: serviceResolver(!record),
    defaultValues: valuesOf(record),
    valuesOf,
    query: oneServiceQuery(record?._id),
    save: (body) => save.mutateAsync({ id: record?._id, body }),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t('done.saved'), id: 'service' });
    },
  });
  const { form } = state;
  const currency = useWatch({ control: form.control, name: 'currency' }) || 'USD';
  const effect = useWatch({ control: form.control, name: 'effect' });
  const measure = effect ? effectTerms[effect].measure : null;
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'form.edit' : 'form.create')}
      size={wideDialog}
      onClose={onClose}
    >
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
      <SwitchField
        form={form}
        name="soldInPackages"
        label={label('soldInPackages')}
        description={t('form.packagesHint')}
      />
      <SwitchField form={form} name="isActive" label={label('isActive')} description={t('form.activeHint')} />
    </RecordDialog>
  );
}

const titleOf = ({ title, titleKm }: AdminService) => localized({ en: title, km: titleKm });

/** The operator's services besides packages, in display order. */
export function ServiceAdminPage() {
  const { t } = useTranslation('service-admin');
  const query = useQuery(adminServiceQuery);
  const [editing, setEditing] = useState<AdminService | 'new' | null>(null);
  const move = useAct({
    call: (ids: string[]) => call('PUT /admin/service/order', { body: { ids } }),
    refresh: refreshServices,
  });
  const remove = useAct({
    call: ({ _id: id }: AdminService) => call('DELETE /admin/service/:id', { params: { id } }),
    asks: (one) => ({
      title: t('remove.title', { title: titleOf(one) }),
      message: t('remove.text'),
      confirmLabel: t('delete'),
    }),
    done: t('done.deleted'),
    id: 'service',
    refresh: refreshServices,
  });
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} action={create} />
      <OrderedList
        label={t('title')}
        query={query}
        empty={
          <EmptyState icon={IconBriefcase2} title={t('none.title')} text={t('none.text')} action={create} />
        }
        nameOf={titleOf}
        moving={move.isPending}
        onMove={(ids) => void move.act(ids)}
        actions={(one) => (
          <RecordButtons
            onEdit={() => setEditing(one)}
            onDelete={() => void remove.act(one)}
            deleting={remove.isPending}
          />
        )}
      >
        {(one) => (
          <>
            <Group gap="xs">
              <Text fw={600}>{titleOf(one)}</Text>
              <StatusBadge tone={one.isActive ? 'good' : 'off'}>
                {t(one.isActive ? 'offered' : 'off')}
              </StatusBadge>
            </Group>
            <Text size="sm">{localized({ en: one.text, km: one.textKm })}</Text>
            <Text size="sm" c="dimmed">
              {one.soldInPackages
                ? t('inPackages')
                : one.price === null
                  ? t('onRequest')
                  : moneyText(one.price, one.currency)}
              {' · '}
              {one.effect ? localized(serviceEffects[one.effect]) : t('byHand')}
            </Text>
          </>
        )}
      </OrderedList>
      {editing && (
        <ServiceForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
