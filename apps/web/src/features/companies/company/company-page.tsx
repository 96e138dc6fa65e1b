import type { Company } from '@acheep/contract/companies/company';
import { companySizes } from '@acheep/contract/companies/company-option';
import type { Localized } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Container, Skeleton, Title } from '@mantine/core';
import {
  IconBuildingOff,
  IconBuildingSkyscraper,
  IconExternalLink,
  IconMapPin,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, Outlet, useParams } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { IgnoreButton, IgnoredNote } from '../../../entities/companies/company/ignore-button.tsx';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { companyQuery } from './company.api.ts';
import classes from './company-page.module.css';

/** The workplace. Each photo opens in full size. */
function CompanyPhotos({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  if (company.photos.length === 0) return null;
  const name = companyName(company);
  return (
    <Section title={t('photos')}>
      <ul className={classes.photos}>
        {company.photos.map(({ small, image }, index) => (
          <li key={image}>
            <a href={image} target="_blank" rel="noopener">
              <img src={small} alt={t('photo', { number: index + 1, name })} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Fact = ({ icon: Icon, label, children }: { icon: TablerIcon; label: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

// The server rejects other schemes; the page does not rely on it.
const isWeb = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

const isNamed = ({ en, km }: Localized, text: string) => text.includes(en) || text.includes(km);

function CompanyView({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const { industry, size, website, address, province, about } = company;
  const name = companyName(company);
  return (
    <>
      <PageHead title={name} description={t('description', { name })} />
      <header className={classes.head}>
        <CompanyAvatar company={company} src={company.logo?.image} size="large" />
        <div className={classes.name}>
          <Title order={1} lang={languageOf(name)}>
            {name}
          </Title>
          {isWeb(website) && (
            <Anchor href={website} target="_blank" rel="nofollow noopener noreferrer" className={classes.web}>
              {website.replace(/^https?:\/\/|\/$/gi, '')}
              <IconExternalLink size={16} aria-label={t('newTab')} />
            </Anchor>
          )}
        </div>
        <IgnoreButton company={company} />
      </header>
      <IgnoredNote company={company} />
      <dl className={classes.facts}>
        {industry && (
          <Fact icon={IconBuildingSkyscraper} label={t('industry')}>
            {localized(industry.name)}
          </Fact>
        )}
        {size && (
          <Fact icon={IconUsers} label={t('size')}>
            {localized(companySizes[size])}
          </Fact>
        )}
        <Fact icon={IconMapPin} label={t('address')}>
          <span lang={languageOf(address)}>{address}</span>
          {province && !isNamed(province.name, address) && `, ${localized(province.name)}`}
        </Fact>
      </dl>
      {about && (
        <Section title={t('about')}>
          <div lang={languageOf(about)} className={classes.text}>
            <RichText html={about} />
          </div>
        </Section>
      )}
      <CompanyPhotos company={company} />
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
