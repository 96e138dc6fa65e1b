import { can } from '@acheep/contract/kernel/permission';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './feed.module.css';

const Dialog = lazy(() => import('./post-dialog.tsx').then((m) => ({ default: m.PostDialog })));

/** The way to write an entry, for those who may. */
export function Composer() {
  const { t } = useTranslation('post');
  const user = useSession()?.user;
  const [opened, setOpened] = useState(false);
  if (!can(user?.role, 'Post') || !user?.company) return null;
  return (
    <>
      <button type="button" className={classes.composer} onClick={() => setOpened(true)}>
        <CompanyAvatar company={{ name: user.company.name, nameKm: null }} src={null} />
        <span className={classes.prompt}>{t('form.prompt')}</span>
        <IconPhoto size={22} color="var(--ac-icon)" aria-hidden />
      </button>
      {opened && (
        <Suspense>
          <Dialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
