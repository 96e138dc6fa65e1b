import { type Role, roles } from '@acheep/contract/kernel/role';
import { Radio, type RadioGroupProps, Stack } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

interface RoleChoiceProps extends Omit<RadioGroupProps, 'children'> {
  offered: readonly Role[];
}

/** A role, each with what it does. */
export function RoleChoice({ offered, ...field }: RoleChoiceProps) {
  const { t } = useTranslation('admin');
  return (
    <Radio.Group withAsterisk {...field}>
      <Stack gap="xs" mt="xs">
        {offered.map((role) => (
          <Radio key={role} value={role} label={localized(roles[role])} description={t(`roleText.${role}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
