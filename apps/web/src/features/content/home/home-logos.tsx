import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { siteSettings } from '../../../lib/site.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './home-logos.module.css';

export function HomeLogos() {
  const { t } = useTranslation('banner');
  return (
    <section aria-label={t('logos')}>
      <ul className={classes.logos}>
        {siteSettings().logos.map((line) => {
          const [id = '', src, name = '', nameKm] = line.split('\t');
          const called = companyName({ name, nameKm: nameKm || null });
          return (
            <li key={id}>
              <Link to={paths.company(id)} className={classes.logo} lang={languageOf(called)}>
                <img src={src} alt="" width={48} height={48} />
                <span className={classes.name}>{called}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
