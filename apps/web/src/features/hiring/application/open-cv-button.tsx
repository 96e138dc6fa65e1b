import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type Opener, useCvLink } from './application.api.ts';
import { openInTab } from './open-in-tab.ts';

/** Opens a CV in a new tab, by a link that is asked for at this moment. */
export function OpenCvButton({ id, opener }: { id: string; opener: Opener }) {
  const { t } = useTranslation('application');
  const link = useCvLink(opener);
  const open = () => link.mutate(id, openInTab());
  return (
    <Button
      onClick={open}
      variant="default"
      size="compact-md"
      loading={link.isPending}
      leftSection={<IconExternalLink size={18} aria-hidden />}
      title={t('detail.openCvHint')}
    >
      {t('detail.openCv')}
    </Button>
  );
}
