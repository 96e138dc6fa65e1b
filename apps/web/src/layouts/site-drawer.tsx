import { Button, Divider, Drawer, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { openAuth } from '../lib/auth-dialog.ts';
import { useSession } from '../lib/session.ts';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteMenu } from './site-menu.tsx';

interface SiteDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The header's menu on phones. */
export function SiteDrawer({ opened, onClose }: SiteDrawerProps) {
  const { t } = useTranslation();
  const session = useSession();
  const signIn = () => {
    onClose();
    openAuth('login');
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={320}
      title={t('header.label')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="xs">
        <HeaderSearch onSearch={onClose} />
        <nav aria-label={t('header.label')}>
          <SiteMenu stacked onChoose={onClose} />
        </nav>
        <LanguageSwitch fullWidth />
        {!session && (
          <>
            <Divider />
            <Button variant="default" onClick={signIn}>
              {t('header.signIn')}
            </Button>
          </>
        )}
      </Stack>
    </Drawer>
  );
}
