import { paths } from '@acheep/contract/kernel/paths';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { opensElsewhere, usePostJob } from '../entities/billing/order/use-post-job.ts';
import { openAuth } from '../lib/auth-dialog.ts';
import { openCategoryDialog } from '../lib/category-dialog.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { lazy } from '../lib/lazy.ts';
import { may } from '../lib/may-do.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';

const loadLibrary = async () => {
  const [{ LibraryMenu }] = await Promise.all([
    import('../features/content/library/library-menu.tsx'),
    loadNamespaces(['library']),
  ]);
  return { default: LibraryMenu };
};
const LibraryMenu = lazy(loadLibrary);
const PostMore = lazy(() => import('./post-more.tsx').then((m) => ({ default: m.PostMore })));

interface SiteMenuProps {
  /** Stacked in the phone's drawer, in a row in the header. */
  stacked?: boolean;
  onChoose?: () => void;
}

/** Site navigation by role. Posting asks visitors to sign in first. */
export function SiteMenu({ stacked, onChoose }: SiteMenuProps) {
  const { t } = useTranslation();
  const session = useSession();
  const look = {
    variant: 'subtle',
    color: 'gray',
    px: stacked ? 'xs' : 8,
    fullWidth: stacked,
    size: stacked ? 'md' : 'sm',
    justify: stacked ? 'start' : 'center',
  } as const;
  const wide = stacked ? undefined : 'lg';
  const post = usePostJob(onChoose);
  const [more, setMore] = useState(false);
  const [library, setLibrary] = useState(false);
  /** Visitors sign in first and continue to the form. */
  const signInFor = (next: string, role: SignUpRole) => (event: MouseEvent) => {
    onChoose?.();
    if (session || opensElsewhere(event)) return;
    event.preventDefault();
    openAuth('login', next, undefined, role, { for: role === 'user' ? 'postCv' : 'post' });
  };
  // Visitors have both post buttons next to the sign-in buttons: no room for icons.
  const plus = (stacked || session) && <IconPlus size={18} aria-hidden />;
  const browse = () => {
    onChoose?.();
    openCategoryDialog();
  };
  const openLibrary = (
    <Button
      {...look}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-haspopup="dialog"
      onMouseEnter={() => void loadLibrary()}
      onClick={() => setLibrary(true)}
    >
      {t('header.library')}
    </Button>
  );
  return (
    <>
      <Button component={Link} to={paths.jobList()} onClick={onChoose} {...look}>
        {t('header.jobs')}
      </Button>
      <Button component={Link} to={paths.companyList()} onClick={onChoose} {...look}>
        {t('header.companies')}
      </Button>
      {/* For visitors the sign-in buttons take this room: the Library has these links, as on small desktops. */}
      {(stacked || session) && (
        <>
          <Button component={Link} to={paths.trainingList()} onClick={onChoose} visibleFrom={wide} {...look}>
            {t('header.trainings')}
          </Button>
          <Button component={Link} to={paths.eventList()} onClick={onChoose} visibleFrom={wide} {...look}>
            {t('header.events')}
          </Button>
        </>
      )}
      {!stacked &&
        (library ? (
          <Suspense fallback={openLibrary}>
            <LibraryMenu />
          </Suspense>
        ) : (
          openLibrary
        ))}
      {stacked && (
        <Button onClick={browse} {...look}>
          {t('footer.professionalism')}
        </Button>
      )}
      {stacked && !session && (
        <Button component={Link} to={paths.package()} onClick={onChoose} {...look}>
          {t('header.packages')}
        </Button>
      )}
      {/* Roles with an account page for it find it there in the drawer. */}
      {(!session || (!stacked && may(session.user, { access: 'PostJob' }))) && (
        <Button component={Link} to={paths.manageJobCreate()} onClick={post} leftSection={plus} {...look}>
          {t('header.postJob')}
        </Button>
      )}
      {(!session || (!stacked && may(session.user, { access: 'Resume' }))) && (
        <Button
          component={Link}
          to={paths.resumeEdit()}
          onClick={signInFor(paths.resumeEdit(), 'user')}
          leftSection={plus}
          {...look}
        >
          {t('header.postCv')}
        </Button>
      )}
      {(session ? !stacked && may(session.user, { access: 'Trainer' }) : stacked) && (
        <Button
          component={Link}
          to={paths.manageTrainingCreate()}
          onClick={signInFor(paths.manageTrainingCreate(), 'trainer')}
          leftSection={plus}
          {...look}
        >
          {t('header.postTraining')}
        </Button>
      )}
      {stacked && !session && (
        <Button
          component={Link}
          to={paths.manageEventCreate()}
          onClick={signInFor(paths.manageEventCreate(), 'recruiter')}
          leftSection={plus}
          {...look}
        >
          {t('header.postEvent')}
        </Button>
      )}
      {!stacked &&
        (!session || may(session.user, { access: 'PostEvent' })) &&
        (more ? (
          <Suspense>
            <PostMore />
          </Suspense>
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('header.postMore')}
            aria-haspopup="menu"
            onClick={() => setMore(true)}
          >
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        ))}
    </>
  );
}
