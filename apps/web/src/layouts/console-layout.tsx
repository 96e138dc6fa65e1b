import { paths } from '@acheep/contract/paths';
import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import {
  IconExternalLink,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useMatches } from 'react-router-dom';
import { usePostJob } from '../entities/billing/order/use-post-job.ts';
import { may } from '../lib/may-do.ts';
import type { Session } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { Handle } from '../page.ts';
import { Drawer } from '../ui/drawer.tsx';
import { AccountIcons, AccountMenu } from './account-menu.tsx';
import { ColorSwitch } from './color-switch.tsx';
import { CommandField } from './command-field.tsx';
import classes from './console-layout.module.css';
import { Greeting } from './greeting.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MeMenu } from './me-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { SiteMark } from './site-mark.tsx';

interface ConsoleProps {
  user: Session['user'];
}

/** True on a page that shows several things side by side. */
const useNeedsRoom = () => useMatches().some(({ handle }) => (handle as Handle | undefined)?.isRoomy);

/**
 * The menu beside the page, which folds to icons and stays so in this browser. A page that shows several things side by
 * side begins with it folded, unless the screen is large.
 */
function Sidebar({ user }: ConsoleProps) {
  const { t } = useTranslation('menu');
  const needsRoom = useNeedsRoom();
  const isLarge = useMediaQuery('(min-width: 112.5em)', undefined, { getInitialValueInEffect: false });
  const [chosen, setFolded] = useLocalStorage<boolean | null>({
    key: needsRoom ? 'console-folded-roomy' : 'console-folded',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const folded = chosen ?? (needsRoom && !isLarge);
  const Fold = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = t(folded ? 'unfold' : 'fold');
  return (
    <aside className={classes.side} data-folded={folded || undefined}>
      <nav className={classes.nav} aria-label={t('label')}>
        {folded ? <AccountIcons user={user} /> : <AccountMenu user={user} />}
      </nav>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        title={label}
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        <Fold size={20} aria-hidden />
      </ActionIcon>
    </aside>
  );
}

/** The same in a drawer, on phones. */
function MenuDrawer({ user }: ConsoleProps) {
  const { t } = useTranslation(['menu', 'common']);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('open')} onClick={open}>
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        size={300}
        title={t('label')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <nav aria-label={t('label')}>
          <AccountMenu user={user} onChoose={close} />
        </nav>
        <ColorSwitch stacked />
      </Drawer>
    </>
  );
}

/** The first thing that a role does here. */
function PostButton({ user }: ConsoleProps) {
  const { t } = useTranslation();
  const post = usePostJob();
  const plus = <IconPlus size={18} aria-hidden />;
  if (may(user, { access: 'PostJob' }))
    return (
      <Button component={Link} to={paths.manageJobCreate()} variant="light" leftSection={plus} onClick={post}>
        {t('header.postJob')}
      </Button>
    );
  if (may(user, { access: 'Trainer' }))
    return (
      <Button component={Link} to={paths.manageTrainingCreate()} variant="light" leftSection={plus}>
        {t('header.postTraining')}
      </Button>
    );
  return null;
}

/** Layout of recruiters, trainers and the operator: a slim header, their menu, and the width of the screen. */
export function ConsoleLayout({ user, children }: ConsoleProps & { children: ReactNode }) {
  const { t } = useTranslation('menu');
  const needsRoom = useNeedsRoom();
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  return (
    <div className={classes.console}>
      <header className={classes.header}>
        {!isWide && <MenuDrawer user={user} />}
        <Link to={paths.dashboard()} className={classes.mark}>
          <SiteMark height={28} />
        </Link>
        <CommandField user={user} isWide={isWide ?? true} />
        <div className={classes.spacer} />
        {isWide && <PostButton user={user} />}
        <ActionIcon
          component={Link}
          to={paths.home()}
          variant="subtle"
          color="gray"
          size={44}
          visibleFrom="sm"
          aria-label={t('visit')}
          title={t('visit')}
        >
          <IconExternalLink size={20} aria-hidden />
        </ActionIcon>
        <LanguageSwitch className={classes.language} />
        <ColorSwitch />
        <NotificationBell />
        <MeMenu user={user} />
      </header>
      <div className={classes.body}>
        {isWide && <Sidebar user={user} />}
        <main id="content" tabIndex={-1} className={classes.page} data-roomy={needsRoom || undefined}>
          {children}
          <Greeting user={user} />
        </main>
      </div>
    </div>
  );
}
