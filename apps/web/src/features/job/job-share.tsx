import { paths } from '@acheep/contract/paths';
import { Button, Group } from '@mantine/core';
import { IconLink, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/feedback.ts';
import { currentLocale, localePath } from '../../lib/locale.ts';

/** Sends the job on: the link, or the phone's own way of sharing. */
export function JobShare({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('job');
  const url = window.location.origin + localePath(currentLocale(), paths.job(id));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      await toast({ message: t('share.copied'), tone: 'success', id: 'share' });
    } catch {
      // No permission, or no secure context: the address is shown to be copied by hand.
      await toast({ message: url, id: 'share' });
    }
  };
  // Closing the phone's dialog again is no failure.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('share.copy')}
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconShare size={16} aria-hidden />}
          onClick={() => void share()}
        >
          {t('share.share')}
        </Button>
      )}
    </Group>
  );
}
