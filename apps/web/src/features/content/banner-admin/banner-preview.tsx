import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { BannerView, type ShownBanner } from '../../../entities/content/banner/banner-view.tsx';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './banner-preview.module.css';

/** How a banner looks at its place, in either language; it leads nowhere here. */
export function BannerPreview({ banner }: { banner: Omit<ShownBanner, 'link'> }) {
  const { t } = useTranslation('banner-admin');
  const [locale, setLocale] = useState<Locale>(currentLocale());
  const isThere = banner.image || banner.text || banner.textKm;
  if (!isThere) return null;
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={500}>
          {t('form.preview')}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('form.previewIn')}
          data={choicesOf(localeNames)}
          value={locale}
          onChange={(chosen) => setLocale(chosen as Locale)}
        />
      </Group>
      <div className={classes.place} data-type={banner.type}>
        <BannerView banner={{ ...banner, link: null }} locale={locale} />
      </div>
    </div>
  );
}
