import type { JobDetail } from '@acheep/contract/jobs/job';
import { headOfOffered } from '@acheep/contract/kernel/page-head';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { useAppliedJobs } from '../../../entities/jobs/job/applied-jobs.ts';
import { JobBadges } from '../../../entities/jobs/job/job-badges.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { JobApply } from './job-apply.tsx';
import { JobAttachments } from './job-attachments.tsx';
import { JobCompany } from './job-company.tsx';
import { JobContact } from './job-contact.tsx';
import { JobFacts } from './job-facts.tsx';
import classes from './job-page.module.css';
import { JobSimilar } from './job-similar.tsx';
import { JobPay, JobSummary } from './job-summary.tsx';

interface JobArticleProps {
  job: JobDetail;
  /** How one applies for it; a preview has none. */
  apply?: ReactNode;
  /** It stands beside the list, on a page that has a heading and a way of its own. */
  beside?: boolean;
}

function JobHead({ job, apply, beside }: JobArticleProps) {
  const { t } = useTranslation('job');
  const applied = useAppliedJobs(job._id).has(job._id);
  const company = companyName(job.company);
  const category = job.category && {
    label: localized(job.category.name),
    link: { component: Link, to: paths.jobList({ category: job.category }) },
  };
  const list = { label: t('list.title'), link: { component: Link, to: paths.jobList() } };
  return (
    <header className={classes.head}>
      {!beside && <Breadcrumb label={t('breadcrumb')} items={category ? [list, category] : [list]} />}
      <div className={classes.who}>
        <CompanyAvatar company={job.company} src={job.company.logo} />
        <div>
          <Title order={beside ? 2 : 1} className={classes.title} lang={languageOf(job.title)}>
            {beside ? (
              <Link to={paths.job(job._id)} className={classes.whole}>
                {job.title}
              </Link>
            ) : (
              job.title
            )}
          </Title>
          <Anchor component={Link} to={paths.company(job.company._id)} size="lg" lang={languageOf(company)}>
            {company}
          </Anchor>
        </div>
        {beside && apply}
      </div>
      <JobBadges job={job} applied={applied} />
    </header>
  );
}

/** What is said of a job: the important facts and Apply stay in reach beside the texts. */
export function JobArticle({ job, apply, beside = false }: JobArticleProps) {
  const { t } = useTranslation('job');
  const texts = [
    [t('text.description'), job.description],
    [t('text.requirements'), job.requirements],
    [t('text.benefits'), job.benefits],
  ] as const;
  return (
    <article className={classes.columns}>
      <JobHead job={job} apply={apply} beside={beside} />
      <JobSummary job={job} apply={apply} />
      <div className={classes.main}>
        {texts.map(
          ([heading, html]) =>
            html && (
              <Section key={heading} title={heading}>
                <div lang={languageOf(html)} className={classes.text}>
                  <RichText html={html} />
                </div>
              </Section>
            ),
        )}
        <JobAttachments files={job.attachments} />
        <JobFacts job={job} />
        <JobContact job={job} />
        <JobCompany company={job.company} />
      </div>
    </article>
  );
}

/** A job, whole: on phones Apply stays in reach below it. */
export function JobView({ job }: { job: JobDetail }) {
  const apply = <JobApply job={job} />;
  return (
    <>
      <PageHead {...headOfOffered(job, currentLocale())} />
      <JobArticle job={job} apply={apply} />
      {job.category && <JobSimilar key={job._id} jobId={job._id} categoryId={job.category._id} />}
      {job.status === 'active' && (
        <div className={classes.dock}>
          <div className={classes.dockPay}>
            <JobPay job={job} />
          </div>
          {apply}
        </div>
      )}
    </>
  );
}
