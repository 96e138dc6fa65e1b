import { paths } from '@acheep/contract/kernel/paths';
import type { Role } from '@acheep/contract/kernel/role';
import { Badge, NavLink as MenuLink, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { usePostJob } from '../entities/billing/order/use-post-job.ts';
import { useCandidateCounts } from '../entities/hiring/application/candidate-count.ts';
import { askSignOut } from '../lib/ask-sign-out.ts';
import { localized } from '../lib/locale.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { activeEntry, menuOf } from './menu-entries.ts';

interface AccountLinksProps {
  role: Role;
  /** Classes of the sidebar or drawer. */
  classes: { group?: string; groupTitle?: string; link?: string; signOut?: string };
  onChoose?: () => void;
}

/** Account menu and sign-out, for the sidebar and the phone's drawer. */
export function AccountLinks({ role, classes, onChoose }: AccountLinksProps) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const active = activeEntry(pathname);
  const post = usePostJob(onChoose);
  const counts = useCandidateCounts(role);
  const leave = () => {
    onChoose?.();
    void askSignOut();
  };
  return (
    <>
      {menuOf(role).map(({ key, entries }) => (
        <div key={key} className={classes.group}>
          {key !== 'home' && (
            <Text size="xs" c="dimmed" fw={600} className={classes.groupTitle}>
              {t(`group.${key}`)}
            </Text>
          )}
          {entries.map(({ to, label, icon: Icon }) => (
            <MenuLink
              key={to}
              component={Link}
              to={to}
              active={active === to}
              aria-current={pathname === to ? 'page' : active === to || undefined}
              label={localized(label)}
              leftSection={<Icon size={18} aria-hidden />}
              rightSection={<Count of={counts[to]} />}
              className={classes.link}
              onClick={to === paths.manageJobCreate() ? post : onChoose}
            />
          ))}
        </div>
      ))}
      <div>
        <MenuLink
          component="button"
          type="button"
          label={t('signOut')}
          leftSection={<IconLogout size={18} aria-hidden />}
          className={classes.link}
          onClick={leave}
        />
      </div>
    </>
  );
}

/** Number of pending items next to a menu item; hidden if zero. */
const Count = ({ of }: { of: number | undefined }) =>
  of ? (
    <Badge variant="light" color="gray" size="sm">
      {of}
    </Badge>
  ) : null;
