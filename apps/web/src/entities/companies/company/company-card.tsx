import type { CompanyCard as Company } from '@acheep/contract/companies/company';
import { companyCardFacts } from '@acheep/contract/companies/company-facts';
import { factValue } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { IconBuildingSkyscraper, IconMapPin, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { reader } from '../../../lib/reader.ts';
import { IconFacts } from '../../phrase.tsx';
import { CompanyAvatar } from './company-avatar.tsx';
import classes from './company-card.module.css';
import { CompanyCover } from './company-cover.tsx';

const icons = { industry: IconBuildingSkyscraper, province: IconMapPin, size: IconUsers };

/** A company in the directory. The whole card is clickable. */
export function CompanyCard({ company, as: Heading = 'h2' }: { company: Company; as?: 'h2' | 'h3' }) {
  const { title, facts } = companyCardFacts(company, reader());
  return (
    <article className={classes.card}>
      <CompanyCover company={company} src={company.cover} className={classes.cover} />
      <div className={classes.logo}>
        <CompanyAvatar company={company} src={company.logo} />
      </div>
      <div className={classes.body}>
        <Heading className={classes.name} lang={title.lang}>
          <Link to={paths.company(company._id)} className={classes.link}>
            {title.text}
          </Link>
        </Heading>
        <IconFacts facts={facts} icons={icons} classes={classes} />
      </div>
      {factValue(facts, 'jobs').map(({ text }) => (
        <p key={text} className={classes.jobs}>
          {text}
        </p>
      ))}
    </article>
  );
}
