import { adminPaths } from '@acheep/contract/admin-paths';
import { type AdminOrderDetail, adminOrderNote } from '@acheep/contract/billing/order-admin';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import { jobStatuses } from '@acheep/contract/jobs/job-option';
import { Anchor, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconArrowLeft, IconCalendarPlus, IconCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CompanyBadge } from '../../../entities/accounts/user/user-badges.tsx';
import { OrderAmounts } from '../../../entities/billing/order/order-amounts.tsx';
import { OrderStatus } from '../../../entities/billing/order/order-status.tsx';
import { isPublishing } from '../../../entities/billing/order/publishing.ts';
import { SlipView } from '../../../entities/billing/order/slip-view.tsx';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RecordColumns } from '../../../ui/record-columns.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { adminOrderQuery, useSaveNote } from './order-admin.api.ts';

function OrderAdminFacts({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order');
  const { t: admin } = useTranslation('order-admin');
  const words = usePackageWords();
  const { package: ordered, company, people, validFrom, validTo, paidOn, paidBy, job } = order;
  const reason = order.refundReason ?? order.cancelReason;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="xs">
        <Title order={2} size="h3">
          {packageTitle(ordered)}
        </Title>
        <Text size="sm">{words.facts(ordered, order.extraDays).join(' · ')}</Text>
        <OrderAmounts {...order} />
        {order.reason && <Text size="sm">{admin('reason', { reason: order.reason })}</Text>}
        {order.invoiceNote && <Text size="sm">{t('invoice.note', { note: order.invoiceNote })}</Text>}
        {paidOn && paidBy && (
          <Text size="sm">
            {t('paid', { date: formatDate(paidOn), way: localized(paymentMethods[paidBy]) })}
            {order.paymentReference && ` · ${order.paymentReference}`}
          </Text>
        )}
        {validFrom && validTo && (
          <Text size="sm">
            {t('fromTill', { from: formatDate(validFrom), to: formatDate(validTo) })} ·{' '}
            {t('jobsUsed', { used: order.jobsUsed, jobs: ordered.jobs })}
          </Text>
        )}
        {order.invoiceNumber && (
          <Text size="sm">{t('invoice.numbered', { number: order.invoiceNumber })}</Text>
        )}
        {order.creditNoteNumber && (
          <Text size="sm">{t('invoice.creditNumbered', { number: order.creditNoteNumber })}</Text>
        )}
        {reason && <Text size="sm">{t('state.cancelled.text', { reason })}</Text>}
        {job && (
          <Text size="sm">
            {t('forJob')}{' '}
            <Anchor component={Link} inherit to={adminPaths.job(job._id)}>
              {job.title}
            </Anchor>{' '}
            ({localized(jobStatuses[job.status])})
          </Text>
        )}
        <Title order={3} size="h4" mt="sm">
          {admin('company')}
        </Title>
        <Text>
          <Anchor component={Link} inherit to={adminPaths.company(company._id)}>
            {company.name}
          </Anchor>{' '}
          <CompanyBadge verified={company.verified} />
        </Text>
        {order.status === 'pending' && order.vat > 0 && (
          <Text size="sm">
            {t('invoice.vatTin')} {order.buyer.vatTin ?? t('buyer.none')}
          </Text>
        )}
        {people.map(({ _id, name, email, phone }) => (
          <Text key={_id} size="sm">
            <Anchor component={Link} inherit to={adminPaths.user(_id)}>
              {name}
            </Anchor>
            {' · '}
            <Anchor inherit href={`mailto:${email}`}>
              {email}
            </Anchor>
            {phone && (
              <>
                {' · '}
                <Anchor inherit href={`tel:${phone}`}>
                  {phone}
                </Anchor>
              </>
            )}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}

const label = fieldNames(adminOrderNote.body);
const valuesOf = ({ note }: AdminOrderDetail) => ({ note: note ?? '' });

/** Operators' internal note on an order, invisible to the company. */
function OrderNote({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order-admin');
  const save = useSaveNote(order._id);
  const state = useRecordForm<AdminOrderDetail, { note: string }, { note: string }>({
    record: order,
    defaultValues: valuesOf(order),
    valuesOf,
    query: adminOrderQuery(order._id),
    save: ({ note, ...began }) => save.mutateAsync({ note: note.trim() || null, ...began }),
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      void toast({ tone: 'success', message: t('done.note'), id: 'order' });
    },
  });
  const { form, submit } = state;
  useUnsavedChanges(form.formState.isDirty);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label={label('note')}
          description={t('noteHint')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={2000}
          {...inputProps(form, 'note')}
        />
        <EditConflict state={state} nameOf={label} />
        <SubmitButton variant="default" w="fit-content" loading={save.isPending}>
          {t('saveNote')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** One order with its payment slip, to confirm or cancel. */
export function AdminOrderPage() {
  const { t } = useTranslation('order-admin');
  const { t: word } = useTranslation('order');
  const { id = '' } = useParams();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...adminOrderQuery(id),
    // The worker publishes the draft a moment after the confirmation, which takes a job of the package.
    refetchInterval: ({ state }) =>
      state.data && isPublishing(state.data.data, state.dataUpdatedAt) ? 1_000 : false,
  });
  const list = { component: Link, to: adminPaths.orders() };
  if (isMissing(error)) return <MissingRecord title={word('missing')} link={list} action={t('title')} />;
  return (
    <>
      <PageHead title={order?.number ?? t('title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor {...list} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('title')}
          </Anchor>
        }
        title={order ? word('title', { number: order.number }) : t('title')}
        lead={
          order && (
            <Group component="span" gap="xs">
              <DateText value={order.createdAt} format="time" /> <OrderStatus order={order} />
            </Group>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!order && !error && <SkeletonList count={2} height={240} />}
      {order && <Order order={order} />}
    </>
  );
}

function Order({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order-admin');
  const { t: word } = useTranslation('order');
  const [dialog, setDialog] = useState<'confirm' | 'extend' | 'cancel' | 'refund' | null>(null);
  const { actions } = order;
  const close = () => setDialog(null);
  return (
    <>
      <Group gap="xs" mb="md">
        {actions.includes('confirm') && (
          <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setDialog('confirm')}>
            {t('action.confirm')}
          </Button>
        )}
        {actions.includes('invoice') && (
          <Button
            component={Link}
            to={adminPaths.orderInvoice(order._id)}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {word(order.status === 'pending' ? 'invoice.openProforma' : 'invoice.open')}
          </Button>
        )}
        {order.creditNoteNumber && (
          <Button
            component={Link}
            to={adminPaths.orderInvoice(order._id, { document: 'credit-note' })}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {word('invoice.openCredit')}
          </Button>
        )}
        {actions.includes('extend') && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => setDialog('extend')}
          >
            {t('action.extend')}
          </Button>
        )}
        {(['cancel', 'refund'] as const)
          .filter((act) => actions.includes(act))
          .map((act) => (
            <Button key={act} variant="light" color="red" onClick={() => setDialog(act)}>
              {t(`action.${act}`)}
            </Button>
          ))}
      </Group>
      <RecordColumns
        even
        aside={
          <Stack>
            <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
              <Title order={2} size="h3" mb="sm">
                {word('slip.title')}
              </Title>
              {order.slip ? <SlipView slip={order.slip} /> : <Text c="dimmed">{t('noSlip')}</Text>}
            </Paper>
            <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
              <OrderNote key={order._id} order={order} />
            </Paper>
          </Stack>
        }
      >
        <OrderAdminFacts order={order} />
      </RecordColumns>
      {dialog === 'confirm' && <ConfirmDialog order={order} onClose={close} />}
      {dialog === 'extend' && <ExtendDialog order={order} onClose={close} />}
      {(dialog === 'cancel' || dialog === 'refund') && (
        <EndDialog order={order} act={dialog} onClose={close} />
      )}
    </>
  );
}
