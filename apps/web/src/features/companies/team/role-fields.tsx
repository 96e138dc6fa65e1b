import type { memberBody } from '@acheep/contract/companies/company-member';
import { companyRoles, type GivenRole, givenRoles } from '@acheep/contract/kernel/company-role';
import { valuesOf } from '@acheep/contract/kernel/option';
import { can } from '@acheep/contract/kernel/permission';
import { Checkbox, Radio, Stack } from '@mantine/core';
import type { z } from 'zod';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

export type RoleValues = z.input<typeof memberBody>;

interface RoleFieldsProps {
  label: string;
  value: RoleValues;
  onChange: (value: RoleValues) => void;
}

/** What a colleague may do: their role, and whether they order and pay. */
export function RoleFields({ label, value, onChange }: RoleFieldsProps) {
  const { t } = useTranslation('team');
  // Companies that hold trainings interview nobody.
  const interviews = can(useSession()?.user.role, 'AppliedJob');
  const offered = valuesOf(givenRoles).filter((role) => role !== 'interviewer' || interviews);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={label}
        value={value.role}
        onChange={(role) => onChange({ ...value, role: role as GivenRole })}
      >
        <Stack gap="xs" mt="xs">
          {offered.map((role) => (
            <Radio
              key={role}
              value={role}
              label={localized(companyRoles[role])}
              description={t(`roleText.${role}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        label={t('billing')}
        description={t('billingText')}
        checked={value.billing}
        onChange={(event) => onChange({ ...value, billing: event.currentTarget.checked })}
      />
    </Stack>
  );
}
