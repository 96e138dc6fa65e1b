import type { CompanyCard as Company } from '@acheep/contract/companies/company';
import { companySizes } from '@acheep/contract/companies/company-option';
import { paths } from '@acheep/contract/kernel/paths';
import { IconBuildingSkyscraper, IconMapPin, IconUsers, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CompanyAvatar } from './company-avatar.tsx';
import classes from './company-card.module.css';
import { companyName, languageOf } from './company-name.ts';

/** A company in the directory. The whole card is clickable. */
export function CompanyCard({ company, as: Heading = 'h2' }: { company: Company; as?: 'h2' | 'h3' }) {
  const { t } = useTranslation('company');
  const { industry, province, size, openJobs } = company;
  const name = companyName(company);
  const facts: [TablerIcon, string | null][] = [
    [IconBuildingSkyscraper, industry && localized(industry.name)],
    [IconMapPin, province && localized(province.name)],
    [IconUsers, size && localized(companySizes[size])],
  ];
  return (
    <article className={classes.card}>
      <CompanyAvatar company={company} src={company.logo} />
      <div className={classes.body}>
        <Heading className={classes.name} lang={languageOf(name)}>
          <Link to={paths.company(company._id)} className={classes.link}>
            {name}
          </Link>
        </Heading>
        <ul className={classes.facts}>
          {facts.map(
            ([Icon, text]) =>
              text && (
                <li key={text}>
                  <Icon size={16} stroke={1.75} aria-hidden />
                  {text}
                </li>
              ),
          )}
        </ul>
      </div>
      {openJobs > 0 && <p className={classes.jobs}>{t('openJobs', { count: openJobs })}</p>}
    </article>
  );
}
