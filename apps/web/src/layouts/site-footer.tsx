import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Anchor, Container, Text, Title, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePostJob } from '../entities/billing/order/use-post-job.ts';
import { openCategoryDialog } from '../lib/category-dialog.ts';
import { useSession } from '../lib/session.ts';
import { useSite, useSocialLinks } from '../lib/site.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { SocialIcon, socialLabel } from '../ui/social-icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './site-footer.module.css';
import { SiteMark } from './site-mark.tsx';

/** A group of links: a column on desks; on phones one line, which opens. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const phone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const heading = (
    <Title order={2} size="h4" className={classes.heading}>
      {title}
    </Title>
  );
  if (!phone)
    return (
      <div>
        {heading}
        {children}
      </div>
    );
  return (
    <details className={classes.fold}>
      <summary>
        {heading}
        <IconChevronDown size={20} className={classes.chevron} aria-hidden />
      </summary>
      {children}
    </details>
  );
}

const LinkColumn = ({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) => (
  <Fold title={title}>
    <ul className={classes.list}>
      {links.map(([to, text]) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  </Fold>
);

export function SiteFooter() {
  const { t } = useTranslation(['common', 'footer']);
  const role = useSession()?.user.role;
  const post = usePostJob();
  const social = useSocialLinks();
  const { supportEmail } = useSite();
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <div>
          <span className={classes.logo}>
            <SiteMark height={28} />
          </span>
          <Text size="sm" c="dimmed" mt="xs" mb="xs">
            {t('footer:text')}
          </Text>
          {supportEmail && (
            <Anchor size="sm" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </Anchor>
          )}
          <LanguageSwitch />
        </div>
        <Fold title={t('footer:seekers')}>
          <ul className={classes.list}>
            <li>
              <Link to={paths.jobList()}>{t('footer:latest')}</Link>
            </li>
            <li>
              <UnstyledButton fz="inherit" onClick={openCategoryDialog}>
                {t('footer.categories')}
              </UnstyledButton>
            </li>
            <li>
              <Link to={paths.companyList()}>{t('header.companies')}</Link>
            </li>
            <li>
              <Link to={paths.trainingList()}>{t('header.trainings')}</Link>
            </li>
            <li>
              <Link to={paths.eventList()}>{t('header.events')}</Link>
            </li>
            {can(role, 'UserAppliedJob') && (
              <li>
                <Link to={paths.manageUserApplied()}>{t('footer:applied')}</Link>
              </li>
            )}
          </ul>
        </Fold>
        {(!role || can(role, 'PostJob')) && (
          <Fold title={t('footer:recruiters')}>
            <ul className={classes.list}>
              <li>
                <Link to={paths.manageJobCreate()} onClick={post}>
                  {t('header.postJob')}
                </Link>
              </li>
              <li>
                <Link to={paths.package()}>{t('header.packages')}</Link>
              </li>
              <li>
                <Link to={paths.manageJob()}>{t('footer:manageJobs')}</Link>
              </li>
              <li>
                <Link to={paths.manageApplied()}>{t('footer:received')}</Link>
              </li>
            </ul>
          </Fold>
        )}
        <LinkColumn
          title={t('footer:library')}
          links={[
            [paths.tipList(), t('footer:tips')],
            [paths.policyList(), t('footer:policies')],
            [paths.prakasList(), t('footer:prakas')],
            [paths.nssf(), t('footer:nssf')],
            [paths.careerReport(), t('footer:career')],
            [paths.safety(), t('footer:safety')],
          ]}
        />
        <LinkColumn
          title={t('footer:site')}
          links={[
            [paths.about(), t('footer:about')],
            [paths.services(), t('footer:services')],
            [paths.contact(), t('footer:contact')],
            [paths.userGuides(), t('footer:help')],
            [paths.tos(), t('footer:terms')],
            [paths.privacy(), t('footer:privacy')],
          ]}
        />
        {social.length > 0 && (
          <Fold title={t('footer:follow')}>
            <ul className={classes.list}>
              {social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    <SocialIcon name={name} size={18} /> {socialLabel(name)}
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </Container>
    </footer>
  );
}
