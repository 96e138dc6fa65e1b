import { hasRight } from '@acheep/contract/kernel/company-right';
import { Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

interface ColleaguesFieldProps {
  label: string;
  description: string;
  /** Ids, in the order in which they were chosen. */
  value: string[] | undefined;
  onChange: (value: string[]) => void;
  /** Shown even where there is nobody else to choose. */
  alone?: boolean;
  error?: string | undefined;
  id?: string;
}

/** Chooses among the colleagues who may see candidates, oneself first. */
export function ColleaguesField({ value = [], onChange, alone = false, ...field }: ColleaguesFieldProps) {
  const { t } = useTranslation('field');
  const self = useSession()?.user._id;
  const { data: team } = useQuery(apiData('GET /company/own/member'));
  const colleagues = (team?.members ?? [])
    .filter((member) => hasRight(member, 'interview'))
    .sort((one, other) => Number(other.self) - Number(one.self));
  if (!alone && colleagues.length < 2 && value.every((id) => id === self)) return null;
  return (
    <Checkbox.Group
      {...field}
      value={value}
      onChange={onChange}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
    >
      <Group gap="lg" mt="xs">
        {colleagues.map(({ _id, name, self: isSelf }) => (
          <Checkbox key={_id} value={_id} label={isSelf ? t('myself') : name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
