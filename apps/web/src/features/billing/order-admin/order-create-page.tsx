import { adminPaths } from '@acheep/contract/admin-paths';
import {
  adminOrderCreate,
  maxExtraDays,
  maxInvoiceNote,
  maxReason,
} from '@acheep/contract/billing/order-admin';
import { orderPricings } from '@acheep/contract/billing/order-option';
import { orderPrice, pricedByHand } from '@acheep/contract/billing/order-price';
import type { AdminPackage } from '@acheep/contract/billing/package';
import { today } from '@acheep/contract/kernel/calendar';
import { recordIdIn } from '@acheep/contract/kernel/list-url';
import { Anchor, Checkbox, NativeSelect, Paper, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { OrderAmounts } from '../../../entities/billing/order/order-amounts.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { CompanyField } from './company-field.tsx';
import { PaymentFields } from './payment-fields.tsx';

type Body = CallOptions<'POST /admin/order'>['body'];
type Values = FormValues<Body>;
interface FieldsProps {
  form: UseFormReturn<Values, unknown, Body>;
  offer: AdminPackage | undefined;
}

const label = fieldNames(adminOrderCreate.body);

/** How the order is priced, and the field that this way of pricing needs. */
function PricingFields({ form, offer }: FieldsProps) {
  const pricing = form.watch('pricing');
  const currency = offer?.currency ?? 'USD';
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        label={label('pricing')}
        data={choicesOf(orderPricings)}
        {...inputProps(form, 'pricing')}
      />
      {(pricing === 'price' || pricing === 'amount') && (
        <FormField key={pricing} form={form} name={pricing}>
          {(field) => <MoneyField {...field} label={label(pricing)} currency={currency} withAsterisk />}
        </FormField>
      )}
      {pricing === 'percent' && (
        <FormField form={form} name="percent">
          {(field) => (
            <NumberField {...field} label={label('percent')} min={1} max={100} suffix="%" withAsterisk />
          )}
        </FormField>
      )}
    </SimpleGrid>
  );
}

/** Price of the order as it is written, in minor units; null until there is a package. */
function priceOf({ form, offer }: FieldsProps) {
  const { pricing, price, percent, amount, quantity: wanted } = form.watch();
  if (!offer) return null;
  const quantity = wanted || 1;
  const byHand = pricedByHand({ pricing: pricing || 'list', price, percent, amount, quantity }, offer);
  return orderPrice({ ...byHand, quantity, vatRate: offer.vatRate, currency: offer.currency });
}

/** What the company will see: terms, list price, discount, and what is to be paid. */
function OrderPreview({ form, offer }: FieldsProps) {
  const { t } = useTranslation('order-admin');
  const words = usePackageWords();
  const price = priceOf({ form, offer });
  if (!offer || !price) return null;
  const { quantity } = price;
  const terms = { ...offer, jobs: offer.jobs * quantity, cvViews: offer.cvViews * quantity };
  return (
    <Paper withBorder p="md" component="section" aria-label={t('create.preview')}>
      <Text size="sm" mb="xs">
        {words.facts(terms, form.watch('extraDays')).join(' · ')}
      </Text>
      <OrderAmounts {...price} />
      {price.total === 0 && (
        <Text size="sm" mt="xs">
          {t('create.free')}
        </Text>
      )}
    </Paper>
  );
}

/** A payment that has arrived before the order was written. */
function EarlyPayment({ form, offer }: FieldsProps) {
  const { t } = useTranslation('order-admin');
  const isPaid = Boolean(form.watch('paidOn'));
  const price = priceOf({ form, offer });
  return (
    <>
      <Checkbox
        label={t('create.paid')}
        description={t('create.paidHint')}
        checked={isPaid}
        onChange={({ currentTarget: { checked } }) => {
          form.setValue('paidOn', checked ? today() : '');
          form.setValue('paidBy', checked ? 'transfer' : '');
        }}
      />
      {isPaid && (
        <PaymentFields form={form} inRiel={price !== null && price.vat > 0 && price.currency === 'USD'} />
      )}
    </>
  );
}

function OrderForm() {
  const { t } = useTranslation('order-admin');
  const words = usePackageWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: packages = [] } = useQuery(apiData('GET /admin/package'));
  const create = useMutation({
    mutationFn: async (body: Body) => (await call('POST /admin/order', { body })).data,
    onSuccess: () => invalidate('GET /admin/order', 'GET /admin/company/:id', 'GET /admin/audit'),
    meta: { ownError: true },
  });
  const { form, submit, sending } = useSendForm<Values, Body, Awaited<ReturnType<typeof create.mutateAsync>>>(
    {
      resolver: bodyResolver<Body>(adminOrderCreate.body),
      defaultValues: {
        companyId: recordIdIn(params.get('company') ?? '') ?? '',
        packageId: '',
        quantity: 1,
        pricing: 'list',
        extraDays: 0,
        reason: '',
        invoiceNote: '',
        paidOn: '',
        paidBy: '',
        reference: '',
      },
      send: (body) => create.mutateAsync(body),
      onSent: ({ _id, number }) => {
        release();
        void toast({ tone: 'success', message: t('done.create', { number }), id: 'order' });
        void navigate(adminPaths.order(_id));
      },
    },
  );
  const release = useUnsavedChanges(form.formState.isDirty);
  const [packageId, pricing, extraDays, paidOn] = form.watch(['packageId', 'pricing', 'extraDays', 'paidOn']);
  const sold = packages.filter(({ status }) => status !== 'archived');
  const offer = sold.find(({ _id }) => _id === packageId);
  return (
    <Paper withBorder component="form" noValidate onSubmit={submit} p={{ base: 'md', sm: 'lg' }} maw={760}>
      <Stack gap="lg">
        <FormField form={form} name="companyId">
          {({ ref: _, value, onChange, id, error }) => (
            <CompanyField {...{ id, error, value, onChange }} label={label('companyId')} withAsterisk />
          )}
        </FormField>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={label('packageId')}
            withAsterisk
            data={[
              { value: '', label: t('create.choosePackage') },
              ...sold.map((one) => ({
                value: one._id,
                label: `${packageTitle(one)} · ${words.price(one)} · ${words.duration(one)}`,
              })),
            ]}
            {...inputProps(form, 'packageId')}
          />
          <FormField form={form} name="quantity">
            {(field) => <NumberField {...field} label={label('quantity')} min={1} max={100} />}
          </FormField>
        </SimpleGrid>
        <PricingFields form={form} offer={offer} />
        <FormField form={form} name="extraDays">
          {(field) => <NumberField {...field} label={label('extraDays')} max={maxExtraDays} maw={240} />}
        </FormField>
        <Textarea
          label={label('reason')}
          description={t('create.reasonHint')}
          autosize
          minRows={2}
          maxLength={maxReason}
          withAsterisk={pricing !== 'list' || Number(extraDays) > 0}
          {...inputProps(form, 'reason')}
        />
        <Textarea
          label={label('invoiceNote')}
          description={t('create.noteHint')}
          autosize
          maxLength={maxInvoiceNote}
          {...inputProps(form, 'invoiceNote')}
        />
        <OrderPreview form={form} offer={offer} />
        <EarlyPayment form={form} offer={offer} />
        <Text size="sm" c="dimmed">
          {t(paidOn ? 'create.thenActive' : 'create.thenMailed')}
        </Text>
        <SubmitButton w="fit-content" loading={sending}>
          {t('create.action')}
        </SubmitButton>
      </Stack>
    </Paper>
  );
}

/** An order that the operator writes for a company. */
export function OrderCreatePage() {
  const { t } = useTranslation('order-admin');
  return (
    <>
      <PageHead title={t('create.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={adminPaths.orders()}>
            <IconArrowLeft size={14} aria-hidden /> {t('title')}
          </Anchor>
        }
        title={t('create.title')}
        lead={t('create.lead')}
      />
      <OrderForm />
    </>
  );
}
