import type { Company } from '@acheep/contract/companies/company';
import { companyFacts } from '@acheep/contract/companies/company-facts';
import {
  type CompanyTab,
  companyTabOf,
  companyTabPath,
  companyTabs,
} from '@acheep/contract/companies/company-tab';
import { factValue, type PageSection } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { Container, Skeleton, Title } from '@mantine/core';
import {
  IconBriefcase,
  IconBuildingOff,
  IconBuildingSkyscraper,
  IconCalendarEvent,
  IconExternalLink,
  IconLanguage,
  IconMapPin,
  IconMessageCheck,
  IconRosetteDiscountCheckFilled,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { benefitIcons } from '../../../entities/companies/company/benefit-icon.tsx';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { CompanyCover } from '../../../entities/companies/company/company-cover.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { FollowButton } from '../../../entities/companies/company/follow-button.tsx';
import { IgnoreButton, IgnoredNote } from '../../../entities/companies/company/ignore-button.tsx';
import { OfferSections, OfferSummary } from '../../../entities/companies/company/offer-page.tsx';
import { ReportButton } from '../../../entities/feed/engagement/report-button.tsx';
import { Phrases } from '../../../entities/phrase.tsx';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { Section } from '../../../ui/section.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { companyQuery } from './company.api.ts';
import { CompanyJobs, useJobCount } from './company-jobs.tsx';
import classes from './company-page.module.css';

/** Photos of the company; each opens at full size. */
const CompanyPhotos = ({ section, photos }: { section: PageSection; photos: Company['photos'] }) => (
  <Section title={section.title}>
    <ul className={classes.photos}>
      {photos.map(({ small, image }, index) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noopener">
            <img src={small} alt={section.list?.[index]?.[0]?.text ?? ''} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

/** The fixed list of what the company offers its staff. */
const CompanyBenefits = ({ section, benefits }: { section: PageSection; benefits: Company['benefits'] }) => (
  <Section title={section.title}>
    <ul className={classes.benefits}>
      {benefits.map((benefit, index) => {
        const Icon = benefitIcons[benefit];
        return (
          <li key={benefit}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {section.list?.[index]?.[0]?.text}
          </li>
        );
      })}
    </ul>
  </Section>
);

const icons = {
  industry: IconBuildingSkyscraper,
  size: IconUsers,
  address: IconMapPin,
  languages: IconLanguage,
  posted: IconBriefcase,
  answers: IconMessageCheck,
  since: IconCalendarEvent,
  verified: IconShieldCheck,
};

const ProvinceMap = lazy(() =>
  import('../../../entities/jobs/reference/province-map.tsx').then((m) => ({ default: m.ProvinceMap })),
);

/** Where the company is: its province and district on the map, and the others there. */
function CompanyPlace({
  province,
  address,
}: {
  province: NonNullable<Company['province']>;
  address: string;
}) {
  const { t } = useTranslation('company');
  const place = localized(province.name);
  return (
    <div className={classes.place} data-own>
      <WhenNear placeClass={classes.map}>
        <div className={classes.map}>
          <ProvinceMap province={province} address={address} />
        </div>
      </WhenNear>
      <strong>{place}</strong>
      <Link to={paths.companyList({ provinceId: province._id })}>{t('othersThere', { place })}</Link>
      <Link to={paths.jobList({ provinceId: province._id })}>{t('jobsThere', { place })}</Link>
    </div>
  );
}

const CompanyPosts = lazy(() => import('./company-posts.tsx').then((m) => m.whenWorded));
const CompanyTrainings = lazy(() => import('./company-trainings.tsx').then((m) => m.whenWorded));

/** The sections of the page as links, with the number of open jobs. */
function CompanyTabs({ id, shown }: { id: string; shown: CompanyTab }) {
  const { t } = useTranslation('company');
  const jobs = useJobCount(id);
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {companyTabs.map((tab) => (
        <Link
          key={tab}
          to={companyTabPath(id, tab)}
          preventScrollReset
          className={classes.tab}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
          {tab === 'jobs' && <span className={classes.count}>{jobs}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** What the company says about itself, beside the facts. */
function CompanyAbout({ company }: { company: Company }) {
  const { facts, sections } = companyFacts(company, reader());
  return (
    <div className={classes.columns}>
      <div>
        <OfferSections
          sections={sections}
          own={{
            benefits: (section) => <CompanyBenefits section={section} benefits={company.benefits} />,
            photos: (section) => <CompanyPhotos section={section} photos={company.photos} />,
          }}
        />
      </div>
      <aside className={classes.aside}>
        <OfferSummary facts={facts} icons={icons} className={classes.facts} />
        {company.province && <CompanyPlace province={company.province} address={company.address} />}
      </aside>
      <div>
        <CompanyJobs id={company._id} />
      </div>
    </div>
  );
}

function CompanyView({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const [params] = useSearchParams();
  const { title, facts } = companyFacts(company, reader());
  const { _id: id, industry, province } = company;
  const tab = companyTabOf(params);
  return (
    <>
      <PageHead title={title.text} description={t('description', { name: title.text })} />
      <CompanyCover company={company} src={company.cover?.image} className={classes.cover} first />
      <header className={classes.head}>
        <div className={classes.logo}>
          <CompanyAvatar company={company} src={company.logo?.image} size="large" />
        </div>
        <div className={classes.name}>
          <Title order={1} lang={title.lang}>
            {title.text}
            {company.verified && (
              <IconRosetteDiscountCheckFilled
                size={24}
                className={classes.verified}
                aria-label={t('verified.title')}
              />
            )}
          </Title>
          <p className={classes.line}>
            {[industry, province].flatMap((one) =>
              one
                ? [
                    <span key={one._id} data-own>
                      {localized(one.name)}
                    </span>,
                  ]
                : [],
            )}
            {company.website && (
              <span>
                <Phrases of={factValue(facts, 'website')} />{' '}
                <IconExternalLink size={16} aria-label={t('newTab')} />
              </span>
            )}
          </p>
        </div>
        <div className={classes.actions}>
          <FollowButton company={company} />
          <ShareButton path={paths.company(id)} title={companyName(company)} />
          <IgnoreButton company={company} />
        </div>
      </header>
      <IgnoredNote company={company} />
      <CompanyTabs id={id} shown={tab} />
      <div className={classes.shown}>
        {tab === 'about' && <CompanyAbout company={company} />}
        {tab === 'jobs' && <CompanyJobs id={id} whole />}
        <Suspense fallback={<SkeletonList height={220} />}>
          {tab === 'posts' && <CompanyPosts id={id} />}
          {tab === 'trainings' && <CompanyTrainings id={id} />}
        </Suspense>
      </div>
      <div className={classes.report}>
        <ReportButton noun="company" id={id} />
      </div>
    </>
  );
}

const Waiting = () => (
  <div role="status">
    <Skeleton className={classes.cover} />
    <div className={classes.head}>
      <Skeleton height={88} width={88} radius="md" className={classes.logo} />
      <div className={classes.name}>
        <Skeleton height={32} width="60%" />
        <Skeleton height={16} width="40%" mt={14} />
      </div>
    </div>
    <Skeleton height={44} mt="lg" />
    <Skeleton height={320} mt="lg" />
  </div>
);

function Missing() {
  const { t } = useTranslation('company');
  return (
    <MissingRecord
      icon={IconBuildingOff}
      title={t('missing.title')}
      text={t('missing.text')}
      link={{ component: Link, to: paths.companyList() }}
      action={t('list.all')}
    />
  );
}

/** A company's public page. */
export function CompanyPage() {
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(companyQuery(id));
  // The company was merged into another: redirects to it.
  if (company && company._id !== id) return <Navigate to={paths.company(company._id)} replace />;
  return (
    <Container className={classes.page}>
      {isMissing(error) ? (
        <Missing />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {company ? <CompanyView company={company} /> : !error && <Waiting />}
    </Container>
  );
}
