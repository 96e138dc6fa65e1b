import type { Company } from '@acheep/contract/companies/company';
import { companySizes } from '@acheep/contract/companies/company-option';
import type { Localized } from '@acheep/contract/kernel/locale';
import { Anchor, Title } from '@mantine/core';
import {
  IconBuildingSkyscraper,
  IconExternalLink,
  IconMapPin,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { IgnoreButton, IgnoredNote } from '../../../entities/companies/company/ignore-button.tsx';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './company-page.module.css';
import { CompanyPhotos } from './company-photos.tsx';

const Fact = ({ icon: Icon, label, children }: { icon: TablerIcon; label: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

// The server takes no other addresses; the page does not rely on it.
const isWeb = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

const isNamed = ({ en, km }: Localized, text: string) => text.includes(en) || text.includes(km);

/** Who a company is: its name and logo, the facts, and what it says about itself. */
export function CompanyView({ company }: { company: Company }) {
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
