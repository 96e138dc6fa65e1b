import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { loadNamespaces } from '../lib/i18n.ts';
import { lazy } from '../lib/lazy.ts';
import { currentLocale, localePath } from '../lib/locale.ts';
import { useTranslation } from '../lib/use-translation.ts';

export const ShareSheet = lazy(async () => {
  const [{ ShareSheet }] = await Promise.all([import('./share-sheet.tsx'), loadNamespaces(['share'])]);
  return { default: ShareSheet };
});

interface ShareButtonProps {
  /** Path of the page, without the language. */
  path: string;
  title: string;
}

/** Opens the ways to share a page. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        h={44}
        px={8}
        leftSection={<IconShare size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet
            url={window.location.origin + localePath(currentLocale(), path)}
            title={title}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
