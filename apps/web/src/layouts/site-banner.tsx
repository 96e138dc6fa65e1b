import { Container, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { openCategoryDialog } from '../lib/category-dialog.ts';
import { useSession } from '../lib/session.ts';
import classes from './default-layout.module.css';

/** The line that invites to look for a job by professionalism: for visitors and job seekers, on public pages. */
export function SiteBanner() {
  const { t } = useTranslation();
  const role = useSession()?.user.role;
  // Account pages are the ones with a name for the guard.
  const account = useMatches().some(({ handle }) => handle);
  if (account || (role && role !== 'user')) return null;
  return (
    <aside className={classes.banner} aria-label={t('banner.text')}>
      <Container className={classes.bannerInner}>
        <span>{t('banner.text')}</span>
        <UnstyledButton className={classes.bannerAction} fz="inherit" onClick={openCategoryDialog}>
          {t('banner.action')}
        </UnstyledButton>
      </Container>
    </aside>
  );
}
