import { paths } from '@acheep/contract/paths';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarStar, IconChevronDown, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openAuth } from '../lib/auth-dialog.ts';

/** What else a visitor may post, for whom there is no room beside the ways to sign in: each asks to sign in first. */
export function PostMore() {
  const { t } = useTranslation();
  return (
    <Menu defaultOpened position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('header.postMore')}>
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconSchool size={18} aria-hidden />}
          onClick={() => openAuth('login', paths.manageTrainingCreate(), undefined, 'trainer')}
        >
          {t('header.postTraining')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCalendarStar size={18} aria-hidden />}
          onClick={() => openAuth('login', paths.manageEventCreate(), undefined, 'recruiter')}
        >
          {t('header.postEvent')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
