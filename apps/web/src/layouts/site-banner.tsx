import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { Container, UnstyledButton } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { openCategoryDialog } from '../lib/category-dialog.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './default-layout.module.css';

/** Where people look around; a page that somebody came to for one thing needs no invitation to another. */
const bannerPages = [paths.home(), paths.jobList()];

const mayApply = (role: Role | undefined) => !role || can(role, 'UserAppliedJob');

/** The line that invites to look for a job by professionalism: for visitors and job seekers, on home and list. */
export function SiteBanner() {
  const { t } = useTranslation();
  const role = useSession()?.user.role;
  const { pathname } = useLocation();
  if (!bannerPages.includes(pathname) || !mayApply(role)) return null;
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
