import { Alert, Button, Group } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useIgnoreCompany, useIsIgnored } from './ignored-company.ts';

interface CompanyProps {
  company: { _id: string; name: string; nameKm: string | null };
}

/** Button that ignores a company; hidden if it is already ignored, or while unknown. */
export function IgnoreButton({ company }: CompanyProps) {
  const { t } = useTranslation('ignored-company');
  const { change, isPending } = useIgnoreCompany();
  if (useIsIgnored(company._id) !== false) return null;
  return (
    <Button
      variant="default"
      h={44}
      leftSection={<IconEyeOff size={18} aria-hidden />}
      loading={isPending}
      onClick={() => change({ company, ignored: true })}
    >
      {t('ignore.ignore')}
    </Button>
  );
}

/** Says that the user ignores this company, with an undo button. */
export function IgnoredNote({ company }: CompanyProps) {
  const { t } = useTranslation('ignored-company');
  const { change, isPending } = useIgnoreCompany();
  if (!useIsIgnored(company._id)) return null;
  return (
    <Alert role="status" color="gray" mt="md" icon={<IconEyeOff aria-hidden />}>
      <Group justify="space-between" gap="xs">
        {t('ignore.note')}
        <Button
          size="sm"
          variant="default"
          loading={isPending}
          onClick={() => change({ company, ignored: false })}
        >
          {t('ignore.show')}
        </Button>
      </Group>
    </Alert>
  );
}
