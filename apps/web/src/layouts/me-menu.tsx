import { paths } from '@acheep/contract/paths';
import { Box, Button } from '@mantine/core';
import {
  IconBookmark,
  IconChevronDown,
  IconLayoutDashboard,
  IconLogout,
  IconNews,
  IconSend,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { profileQuery } from '../entities/accounts/profile/profile.ts';
import { askSignOut } from '../lib/ask-sign-out.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { may } from '../lib/may-do.ts';
import type { Session } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';

export function MeMenu({ user }: { user: Session['user'] }) {
  const { t } = useTranslation(['common', 'menu']);
  // Links to the photo expire, so the stored session has none.
  const photo = useQuery(profileQuery).data?.data.photo?.small;
  const icon = { size: 18, 'aria-hidden': true };
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button
          variant="default"
          px="sm"
          leftSection={
            photo ? <Avatar name={user.name} src={photo} size="small" round /> : <IconUser {...icon} />
          }
          rightSection={
            <Box visibleFrom="sm" component="span" lh={0}>
              <IconChevronDown size={16} aria-hidden />
            </Box>
          }
        >
          {t('header.me')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.name}</Menu.Label>
        {may(user, { access: 'UserAppliedJob' }) ? (
          <Menu.Item component={Link} to={paths.manageUserApplied()} leftSection={<IconSend {...icon} />}>
            {t('menu:bar.applications')}
          </Menu.Item>
        ) : (
          <Menu.Item component={Link} to={paths.dashboard()} leftSection={<IconLayoutDashboard {...icon} />}>
            {t('header.dashboard')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={paths.profile()} leftSection={<IconUser {...icon} />}>
          {t('header.profile')}
        </Menu.Item>
        {may(user, { access: 'Post' }) && (
          <Menu.Item
            component={Link}
            to={paths.home({ createdBy: user._id })}
            leftSection={<IconNews {...icon} />}
          >
            {t('header.viewPost')}
          </Menu.Item>
        )}
        {may(user, { access: 'Bookmarked' }) && (
          <Menu.Item component={Link} to={paths.manageBookmarked()} leftSection={<IconBookmark {...icon} />}>
            {t('bookmark.saved')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void askSignOut()}>
          {t('header.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['menu']).then(() => ({ default: MeMenu }));
