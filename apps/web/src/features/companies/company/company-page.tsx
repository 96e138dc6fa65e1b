import type { Company } from '@acheep/contract/companies/company';
import { companyFacts } from '@acheep/contract/companies/company-facts';
import { factValue, type PageSection } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/kernel/paths';
import { Container, Skeleton, Title } from '@mantine/core';
import {
  IconBuildingOff,
  IconBuildingSkyscraper,
  IconCalendarEvent,
  IconExternalLink,
  IconMapPin,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useParams } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { IgnoreButton, IgnoredNote } from '../../../entities/companies/company/ignore-button.tsx';
import { OfferSections, OfferSummary } from '../../../entities/companies/company/offer-page.tsx';
import { ReportButton } from '../../../entities/feed/engagement/report-button.tsx';
import { Phrases } from '../../../entities/phrase.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { Section } from '../../../ui/section.tsx';
import { companyQuery } from './company.api.ts';
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

const icons = {
  industry: IconBuildingSkyscraper,
  size: IconUsers,
  address: IconMapPin,
  since: IconCalendarEvent,
  verified: IconShieldCheck,
};

function CompanyView({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const { title, facts, sections } = companyFacts(company, reader());
  return (
    <>
      <PageHead title={title.text} description={t('description', { name: title.text })} />
      <header className={classes.head}>
        <CompanyAvatar company={company} src={company.logo?.image} size="large" />
        <div className={classes.name}>
          <Title order={1} lang={title.lang}>
            {title.text}
          </Title>
          <span>
            <Phrases of={factValue(facts, 'website')} />{' '}
            {company.website && <IconExternalLink size={16} aria-label={t('newTab')} />}
          </span>
        </div>
        <IgnoreButton company={company} />
      </header>
      <IgnoredNote company={company} />
      <OfferSummary facts={facts} icons={icons} className={classes.facts} />
      <OfferSections
        sections={sections}
        own={{ photos: (section) => <CompanyPhotos section={section} photos={company.photos} /> }}
      />
      <div className={classes.report}>
        <ReportButton noun="company" id={company._id} />
      </div>
    </>
  );
}

const Waiting = () => (
  <div role="status" className={classes.head}>
    <Skeleton height={72} width={72} radius="md" />
    <div className={classes.name}>
      <Skeleton height={32} width="60%" />
      <Skeleton height={16} width="40%" mt={14} />
    </div>
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

/** A company's public page; the route adds its open jobs. */
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
      {!error && <Outlet />}
    </Container>
  );
}
