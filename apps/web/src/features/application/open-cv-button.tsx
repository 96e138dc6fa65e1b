import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCvLink } from './application.api.ts';

/** Opens a CV in a new tab, by a link that is asked for at this moment. */
export function OpenCvButton({ id }: { id: string }) {
  const { t } = useTranslation('application');
  const link = useCvLink();
  const open = () => {
    // Browsers let a click open a tab, but not a response that comes later: the tab is opened first, empty.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    link.mutate(id, {
      onSuccess: (url) => (tab ?? window).location.assign(url),
      onError: () => tab?.close(),
    });
  };
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
