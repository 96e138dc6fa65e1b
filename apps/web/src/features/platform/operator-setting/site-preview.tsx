import { locales } from '@acheep/contract/kernel/locale';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Brand } from '../../../ui/brand.tsx';
import { ownName } from './operator-setting.api.ts';
import classes from './site-preview.module.css';

interface SitePreviewProps {
  name: string;
  nameKm: string;
  logo?: string | undefined;
}

/** How the header will say what is being typed, in both languages. */
export function SitePreview({ name, nameKm, logo }: SitePreviewProps) {
  const { t } = useTranslation('operator-setting');
  const named = { en: name, km: nameKm };
  return (
    <section aria-label={t('site.preview')}>
      <Text size="sm" fw={500} mb={4}>
        {t('site.preview')}
      </Text>
      <div className={classes.headers}>
        {locales.map((locale) => (
          <div key={locale} lang={locale} className={classes.header}>
            <Brand
              locale={locale}
              name={ownName(named[locale].trim(), locale)}
              logo={logo}
              title={named[locale]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
