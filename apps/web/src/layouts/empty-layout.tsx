import { paths } from '@acheep/contract/paths';
import { Container } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { currentLocale } from '../lib/locale.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import classes from './default-layout.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** A page for one thing: the way home, the other language, and nothing beside it that leads away. */
export function EmptyLayout() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <header className={classes.bare}>
        <Container size={560} className={classes.inner}>
          <Link to={paths.home()} className={classes.logo}>
            <Wordmark locale={currentLocale()} title={t('product')} />
          </Link>
          <div className={classes.spacer} />
          <LanguageSwitch />
        </Container>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </div>
  );
}
