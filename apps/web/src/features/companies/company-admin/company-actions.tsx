import { accountReasonLength, adminUserDisable } from '@acheep/contract/accounts/admin';
import { adminPaths } from '@acheep/contract/admin-paths';
import { type AdminCompanyDetail, adminCompanyVerify } from '@acheep/contract/companies/company-admin';
import { companyEvidence } from '@acheep/contract/companies/company-admin-option';
import { companyPaperKinds } from '@acheep/contract/companies/company-paper-option';
import { paths } from '@acheep/contract/paths';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import {
  IconArrowMerge,
  IconBan,
  IconCircleCheck,
  IconExternalLink,
  IconPencil,
  IconReceipt,
  IconRosetteDiscountCheck,
  IconRosetteDiscountCheckOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CallOptions, call } from '../../../lib/api.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog, ReasonDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { keep, refreshOwner, useSuspend, useVerify } from './company-admin.api.ts';
import { MergeDialog } from './merge-dialog.tsx';

type Verified = CallOptions<'POST /admin/company/:id/verify'>['body'];
const verifyLabel = fieldNames(adminCompanyVerify.body);
const reasonLabel = fieldNames(adminUserDisable.body);
const notify = (message: string) => void toast({ tone: 'success', message, id: 'company-admin' });

interface CompanyDialogProps {
  company: AdminCompanyDetail;
  onClose: () => void;
}

/** Asks what the company was verified by, which the audit log keeps. */
function VerifyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTranslation('company-admin');
  const { papers } = company;
  const verify = useVerify(company._id);
  const named = papers.map(
    ({ kind, originalName }) => `${localized(companyPaperKinds[kind])} (${originalName})`,
  );
  // What is ticked stays until it is unticked, also when the company has removed its documents meanwhile.
  const isOffered = (one: string, ticked: readonly string[]) =>
    one !== 'documents' || papers.length > 0 || ticked.includes(one);
  const state = useSendForm({
    resolver: bodyResolver<Verified>(adminCompanyVerify.body),
    defaultValues: { checked: [] },
    send: (body) => verify.mutateAsync({ ...body, papers: papers.map(({ _id }) => _id) }),
    onSent: () => {
      onClose();
      notify(t('verify.done', { name: company.name }));
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('verify.title', { name: company.name })}
      action={t('verify.action')}
      onClose={onClose}
    >
      <Text size="sm">{t('verify.text')}</Text>
      <FormField form={state.form} name="checked">
        {({ value, onChange, error }) => (
          <Checkbox.Group
            label={verifyLabel('checked')}
            withAsterisk
            value={value}
            onChange={onChange}
            error={error}
          >
            <Stack gap="xs" mt="xs">
              {choicesOf(companyEvidence)
                .filter((one) => isOffered(one.value, value))
                .map((one) => (
                  <Checkbox
                    key={one.value}
                    {...one}
                    {...(one.value === 'documents' && { description: named.join(', ') })}
                  />
                ))}
            </Stack>
          </Checkbox.Group>
        )}
      </FormField>
    </FormDialog>
  );
}

function SuspendDialog({ company, ownerId, onClose }: CompanyDialogProps & { ownerId: string }) {
  const { t } = useTranslation('company-admin');
  const suspend = useSuspend(ownerId);
  return (
    <ReasonDialog
      title={t('suspend.title', { name: company.name })}
      text={t('suspend.text')}
      schema={adminUserDisable.body}
      label={reasonLabel('reason')}
      hint={t('suspend.hint')}
      most={accountReasonLength}
      action={t('suspend.action')}
      color="red"
      send={(body) => suspend.mutateAsync(body)}
      onSent={() => {
        onClose();
        notify(t('suspend.done', { name: company.name }));
      }}
      onClose={onClose}
    />
  );
}

/** What the operator may do with a company in its present state. */
export function CompanyActions({ company }: { company: AdminCompanyDetail }) {
  const { t } = useTranslation('company-admin');
  const { _id, name, actions, state } = company;
  const [dialog, setDialog] = useState<'verify' | 'suspend' | 'merge' | null>(null);
  const ownerId = company.people.find(({ isOwner }) => isOwner)?._id ?? '';
  const optionsFor = (what: 'unverify' | 'restore') => ({
    asks: () => ({
      title: t(`${what}.title`, { name }),
      message: t(`${what}.text`, { name }),
      confirmLabel: t(`${what}.action`),
      tone: 'plain' as const,
    }),
    done: t(`${what}.done`, { name }),
    id: 'company-admin',
  });
  const unverify = useAct({
    ...optionsFor('unverify'),
    call: () => call('POST /admin/company/:id/unverify', { params: { id: _id } }),
    refresh: (answer) => (answer ? keep(answer.data) : refreshOwner()),
  });
  const restore = useAct({
    ...optionsFor('restore'),
    call: () => call('POST /admin/user/:id/enable', { params: { id: ownerId } }),
    refresh: refreshOwner,
  });
  const close = () => setDialog(null);
  return (
    <Group gap="xs">
      {actions.includes('verify') && (
        <Button
          leftSection={<IconRosetteDiscountCheck size={18} aria-hidden />}
          onClick={() => setDialog('verify')}
        >
          {t('verify.action')}
        </Button>
      )}
      <Button
        component={Link}
        to={adminPaths.orderCreate({ company: _id })}
        variant="default"
        leftSection={<IconReceipt size={18} aria-hidden />}
      >
        {t('order')}
      </Button>
      <Button
        component={Link}
        to={adminPaths.companyEdit(_id)}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        {t('correct.action')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowMerge size={18} aria-hidden />}
        onClick={() => setDialog('merge')}
      >
        {t('merge.action')}
      </Button>
      {actions.includes('unverify') && (
        <Button
          variant="default"
          leftSection={<IconRosetteDiscountCheckOff size={18} aria-hidden />}
          loading={unverify.isPending}
          onClick={() => unverify.act()}
        >
          {t('unverify.action')}
        </Button>
      )}
      {actions.includes('restore') && (
        <Button
          variant="default"
          leftSection={<IconCircleCheck size={18} aria-hidden />}
          loading={restore.isPending}
          onClick={() => restore.act()}
        >
          {t('restore.action')}
        </Button>
      )}
      {actions.includes('suspend') && (
        <Button
          variant="light"
          color="red"
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => setDialog('suspend')}
        >
          {t('suspend.action')}
        </Button>
      )}
      {state !== 'suspended' && (
        <Button
          component={Link}
          to={paths.company(_id)}
          variant="subtle"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('public')}
        </Button>
      )}
      {dialog === 'verify' && <VerifyDialog company={company} onClose={close} />}
      {dialog === 'suspend' && <SuspendDialog company={company} ownerId={ownerId} onClose={close} />}
      {dialog === 'merge' && <MergeDialog company={company} onClose={close} />}
    </Group>
  );
}
