import type { JobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './job-page.module.css';

const isWeb = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** Who offers the job. */
export function JobCompany({ company }: { company: JobDetail['company'] }) {
  const { t } = useTranslation('job');
  const name = companyName(company);
  return (
    <Section title={t('company.title')}>
      <div className={classes.company}>
        <CompanyAvatar company={company} src={company.logo} size="large" />
        <div>
          <Anchor component={Link} to={paths.company(company._id)} fw={650} lang={languageOf(name)}>
            {name}
          </Anchor>
          {company.about && (
            <div lang={languageOf(company.about)}>
              <RichText html={company.about} />
            </div>
          )}
          <Text c="dimmed" size="sm" lang={languageOf(company.address)}>
            {company.address}
          </Text>
          <div className={classes.companyLinks}>
            {isWeb(company.website) && (
              <Anchor href={company.website} target="_blank" rel="nofollow noopener noreferrer">
                {company.website.replace(/^https?:\/\/|\/$/gi, '')}
              </Anchor>
            )}
            <Anchor component={Link} to={paths.jobList({ companyId: company._id })}>
              {t('company.jobs')}
            </Anchor>
          </div>
        </div>
      </div>
    </Section>
  );
}
