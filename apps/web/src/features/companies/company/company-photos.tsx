import type { Company } from '@acheep/contract/companies/company';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './company-photos.module.css';

/** What it looks like there. Each photo opens in its full size. */
export function CompanyPhotos({ company }: { company: Company }) {
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
