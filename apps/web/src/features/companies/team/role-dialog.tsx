import { type CompanyMember, memberBody } from '@acheep/contract/companies/company-member';
import {
  type CompanyRight,
  companyRights,
  hasRight,
  type Membership,
} from '@acheep/contract/kernel/company-right';
import { companyRoles, type GivenRole } from '@acheep/contract/kernel/company-role';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RoleFields, type RoleValues } from './role-fields.tsx';
import { useChangeMember } from './team.api.ts';

const label = fieldNames(memberBody);

const takesAway = (before: Membership, after: Membership) =>
  (Object.keys(companyRights) as CompanyRight[]).some(
    (right) => hasRight(before, right) && !hasRight(after, right),
  );

/** Changes a colleague's role; asks first where they lose something by it. */
export function RoleDialog({ member, onClose }: { member: CompanyMember; onClose: () => void }) {
  const { t } = useTranslation('team');
  const change = useChangeMember();
  const { _id, name, role, billing } = member;
  const state = useSendForm({
    resolver: bodyResolver<RoleValues>(memberBody),
    defaultValues: { role: role as GivenRole, billing } as RoleValues,
    send: async (body: RoleValues) => {
      if (takesAway({ role, billing }, body)) {
        const answer = await confirm({
          title: t('role.loseTitle', { name }),
          message: t(`role.lose.${body.role}`, { name }),
          confirmLabel: t('role.confirm'),
        });
        if (answer !== 'confirm') return;
      }
      await change.mutateAsync({ id: _id, body });
      const message = t('role.done', { name, role: localized(companyRoles[body.role]) });
      void toast({ tone: 'success', message });
      onClose();
    },
  });
  return (
    <FormDialog title={t('role.title', { name })} state={state} onClose={onClose}>
      <RoleFields
        label={label('role')}
        value={state.form.watch() as RoleValues}
        onChange={(given) => state.form.reset(given)}
      />
    </FormDialog>
  );
}
