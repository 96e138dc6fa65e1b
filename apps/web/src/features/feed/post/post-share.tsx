import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group } from '@mantine/core';
import { IconLink, IconShare } from '@tabler/icons-react';
import { toast } from '../../../lib/feedback.ts';
import { currentLocale, localePath } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Sends an entry on: its link, or the phone's own way of sharing. */
export function PostShare({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('post');
  const url = window.location.origin + localePath(currentLocale(), paths.publicPost(id));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      await toast({ message: t('page.copied'), tone: 'success', id: 'share' });
    } catch {
      // No permission, or no secure context: the address is shown to be copied by hand.
      await toast({ message: url, id: 'share' });
    }
  };
  return (
    <Group gap="xs" px="md">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('page.copy')}
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconShare size={16} aria-hidden />}
          // Closing the phone's dialog again is no failure.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          {t('page.share')}
        </Button>
      )}
    </Group>
  );
}
