import { Button, Divider, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { LibraryTiles } from '../features/content/library/library-tiles.tsx';
import { type AuthView, openAuth } from '../lib/auth-dialog.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Drawer } from '../ui/drawer.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ColorSwitch } from './color-switch.tsx';
import { HeaderSearch } from './header-search.tsx';
import { SiteMenu } from './site-menu.tsx';

interface SiteDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The phone's header menu: site navigation and account. */
export function SiteDrawer({ opened, onClose }: SiteDrawerProps) {
  const { t } = useTranslation();
  const session = useSession();
  const mounted = useMounted();
  const open = (view: AuthView) => () => {
    onClose();
    openAuth(view);
  };
  return (
    <Drawer
      // Closed at first: it remembers the focus when it opens, not when it mounts.
      opened={mounted && opened}
      onClose={onClose}
      position="right"
      size={320}
      title={t('header.label')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="xs">
        <HeaderSearch onSearch={onClose} />
        {!session && (
          <>
            <Button size="md" onClick={open('register')}>
              {t('header.signUp')}
            </Button>
            <Button size="md" variant="default" onClick={open('login')}>
              {t('header.signIn')}
            </Button>
          </>
        )}
        <nav aria-label={t('header.label')}>
          <SiteMenu stacked onChoose={onClose} />
          {session && (
            <>
              <Divider my="xs" />
              <AccountMenu user={session.user} folds onChoose={onClose} />
            </>
          )}
        </nav>
        <Divider />
        <nav aria-label={t('header.library')}>
          <LibraryTiles onChoose={onClose} />
        </nav>
        <Divider />
        <ColorSwitch stacked />
      </Stack>
    </Drawer>
  );
}
