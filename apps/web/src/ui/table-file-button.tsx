import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';

/** Button that downloads a whole list for spreadsheets. */
export function TableFileButton({ loading, onClick }: { loading: boolean; onClick: () => void }) {
  const { t } = useTranslation('widget');
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={loading}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={onClick}
    >
      {t('table')}
    </Button>
  );
}
