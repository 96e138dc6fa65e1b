import { headOfOffered } from '@acheep/contract/companies/offered-head';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { jobFacts } from '@acheep/contract/jobs/job-facts';
import { languageOf } from '@acheep/contract/kernel/locale';
import { type Fact, factValue } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text, Title } from '@mantine/core';
import { IconBriefcase, IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import offer from '../../../entities/companies/company/offer-page.module.css';
import {
  OfferCompany,
  OfferNotice,
  OfferSections,
  OfferSummary,
} from '../../../entities/companies/company/offer-page.tsx';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import { ReportButton } from '../../../entities/feed/engagement/report-button.tsx';
import { useAppliedJobs } from '../../../entities/jobs/job/applied-jobs.ts';
import { JobBadges } from '../../../entities/jobs/job/job-badges.tsx';
import { Phrases } from '../../../entities/phrase.tsx';
import { lazy } from '../../../lib/lazy.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { reader } from '../../../lib/reader.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { foot } from '../../../ui/foot.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { JobApply } from './job-apply.tsx';
import classes from './job-page.module.css';

/** Salary and closing date. */
const JobPay = ({ facts }: { facts: readonly Fact[] }) => (
  <div>
    <Text component="div" fw={700} className={classes.pay}>
      <Phrases of={factValue(facts, 'pay')} />
    </Text>
    <Text component="div" size="sm" c="dimmed">
      <Phrases of={factValue(facts, 'until')} />
    </Text>
  </div>
);

const icons = { provinceId: IconMapPin, type: IconBriefcase, posted: IconCalendarEvent };

interface JobSummaryProps {
  job: JobDetail;
  facts: readonly Fact[];
  apply: ReactNode;
}

/** Card with the key facts, sticky on wide screens. */
function JobSummary({ job, facts, apply }: JobSummaryProps) {
  const { t } = useTranslation('job');
  return (
    <aside className={offer.summary} aria-label={t('summary')}>
      <JobPay facts={facts} />
      <OfferSummary facts={facts} icons={icons} className={classes.lines} />
      {apply && (
        <div className={classes.actions}>
          <div className={classes.summaryApply}>{apply}</div>
          <div className={offer.pair}>
            <BookmarkButton noun="job" id={job._id} name={job.title} wide />
            <ShareButton path={paths.job(job._id)} title={job.title} />
          </div>
          <ReportButton noun="job" id={job._id} />
        </div>
      )}
    </aside>
  );
}

const more = () => import('./job-more.tsx');
const JobWarnings = lazy(() => more().then((m) => ({ default: m.JobWarnings })));
const JobFit = lazy(() => more().then((m) => m.fitWorded));
const JobBelow = lazy(() => more().then((m) => m.belowWorded));

interface JobArticleProps {
  job: JobDetail;
  /** Apply button; absent in a preview. */
  apply?: ReactNode;
  /** True beside the list, on a page that already has a heading and breadcrumbs. */
  beside?: boolean;
}

function JobHead({ job, apply, beside }: JobArticleProps) {
  const { t } = useTranslation('job');
  const applied = useAppliedJobs(job._id).get(job._id);
  const company = companyName(job.company);
  const category = job.category && {
    label: localized(job.category.name),
    link: { component: Link, to: paths.jobList({ category: job.category }) },
  };
  const list = { label: t('list.title'), link: { component: Link, to: paths.jobList() } };
  return (
    <header className={offer.head}>
      {!beside && <Breadcrumb label={t('breadcrumb')} items={category ? [list, category] : [list]} />}
      <div className={classes.who}>
        <CompanyAvatar company={job.company} src={job.company.logo} />
        <div>
          <Title order={beside ? 2 : 1} className={offer.title} lang={languageOf(job.title)}>
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

/** A job's texts, with the key facts and Apply beside them. */
export function JobArticle({ job, apply, beside = false }: JobArticleProps) {
  const { facts, sections } = jobFacts(job, reader());
  const role = useSession()?.user.role;
  return (
    <>
      <OfferNotice facts={facts} />
      {job.warnings.length > 0 && (
        <Suspense>
          <JobWarnings job={job} />
        </Suspense>
      )}
      <article className={offer.columns}>
        <JobHead job={job} apply={apply} beside={beside} />
        <JobSummary job={job} facts={facts} apply={apply} />
        <div className={offer.main}>
          {apply && job.open && (!role || role === 'user') && (
            <WhenNear key={job._id} placeClass={role ? classes.fit : classes.line}>
              <JobFit job={job} />
            </WhenNear>
          )}
          <OfferSections
            sections={sections}
            own={{ company: (section) => <OfferCompany section={section} company={job.company} /> }}
          />
        </div>
      </article>
    </>
  );
}

/** A whole job; on phones Apply stays visible at the bottom. */
export function JobView({ job }: { job: JobDetail }) {
  const apply = <JobApply job={job} />;
  return (
    <>
      <PageHead {...headOfOffered(job, currentLocale())} />
      <JobArticle job={job} apply={apply} />
      <WhenNear placeClass={classes.place}>
        <JobBelow job={job} />
      </WhenNear>
      {job.status === 'active' && (
        <div ref={foot} className={classes.dock}>
          <div className={classes.dockPay}>
            <JobPay facts={jobFacts(job, reader()).facts} />
          </div>
          {apply}
        </div>
      )}
    </>
  );
}
