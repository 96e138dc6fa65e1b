import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
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
const OwnCv = lazy(() => import('./own-cv.tsx').then((m) => m.whenWorded));
const PostMenu = lazy(() => import('./post-menu.tsx').then((m) => ({ default: m.PostMenu })));
const PostLinks = lazy(() => import('./post-menu.tsx').then((m) => ({ default: m.PostLinks })));

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
  const [posting, setPosting] = useState(false);
  const [library, setLibrary] = useState(false);
  const isForSeeker = !stacked && session && may(session.user, { access: 'Resume' });
  const mayPost = !session || may(session.user, { access: 'PostEvent' });
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
  const openPost = (
    <Button
      {...look}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      onClick={() => setPosting(true)}
    >
      {t('header.post')}
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
          {t('footer.categories')}
        </Button>
      )}
      {stacked && !session && (
        <Button component={Link} to={paths.package()} onClick={onChoose} {...look}>
          {t('header.packages')}
        </Button>
      )}
      {/* Roles with an account find it there in the drawer. */}
      {stacked && !session && (
        <Suspense>
          <PostLinks onChoose={onChoose} look={look} />
        </Suspense>
      )}
      {isForSeeker && (
        <Suspense>
          <OwnCv look={look} />
        </Suspense>
      )}
      {!stacked && mayPost && (
        <Suspense fallback={openPost}>{posting ? <PostMenu look={look} /> : openPost}</Suspense>
      )}
    </>
  );
}
