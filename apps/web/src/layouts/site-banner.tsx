import { Container, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { openCategoryDialog } from '../lib/category-dialog.ts';
import classes from './default-layout.module.css';

/** The line that invites to look for a job by professionalism. */
export function SiteBanner() {
  const { t } = useTranslation();
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
