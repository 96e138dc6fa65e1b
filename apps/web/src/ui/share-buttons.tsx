import { ActionIcon, Group } from '@mantine/core';
import { IconLink, IconShare } from '@tabler/icons-react';
import { toast } from '../lib/feedback.ts';

interface ShareButtonsProps {
  url: string;
  title: string;
  words: Record<'copy' | 'share' | 'copied', string>;
}

/** Copies a link and says so. */
export async function copyLink(url: string, copied: string) {
  try {
    await navigator.clipboard.writeText(url);
    await toast({ message: copied, tone: 'success', id: 'share' });
  } catch {
    // No permission, or no secure context: shows the URL to be copied by hand.
    await toast({ message: url, id: 'share' });
  }
}

/** Buttons that share a page: copy the link, or the native share dialog. */
export function ShareButtons({ url, title, words }: ShareButtonsProps) {
  // Dismissing the native dialog is not an error.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={words.copy}
        title={words.copy}
        onClick={() => void copyLink(url, words.copied)}
      >
        <IconLink size={20} aria-hidden />
      </ActionIcon>
      {'share' in navigator && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={words.share}
          title={words.share}
          onClick={() => void share()}
        >
          <IconShare size={20} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
