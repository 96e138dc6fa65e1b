import { paths } from '@acheep/contract/kernel/paths';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarStar, IconChevronDown, IconSchool } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { openAuth } from '../lib/auth-dialog.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** Menu of further things to post, for which the header has no room: visitors sign in first. */
export function PostMore() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const post = (to: string, role: SignUpRole) => () =>
    session ? void navigate(to) : openAuth('login', to, undefined, role, { for: 'post' });
  return (
    <Menu defaultOpened position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('header.postMore')}>
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!session && (
          <Menu.Item
            leftSection={<IconSchool size={18} aria-hidden />}
            onClick={post(paths.manageTrainingCreate(), 'trainer')}
          >
            {t('header.postTraining')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCalendarStar size={18} aria-hidden />}
          onClick={post(paths.manageEventCreate(), 'recruiter')}
        >
          {t('header.postEvent')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
