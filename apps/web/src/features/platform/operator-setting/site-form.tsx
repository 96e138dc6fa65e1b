import { locales } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { longestSiteName, socialNetworks } from '@acheep/contract/platform/site-setting';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Brand } from '../../../ui/brand.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { ownName } from './operator-setting.api.ts';
import type { SettingValues } from './setting-form-values.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './site-preview.module.css';
import { useSettingForm } from './use-setting-form.ts';

interface SitePreviewProps {
  name: string;
  nameKm: string;
  logo?: string | undefined;
}

/** How the header will say what is being typed, in both languages. */
function SitePreview({ name, nameKm, logo }: SitePreviewProps) {
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

const label = fieldNames(operatorSettingsBody);

/** What the site is called, its logo, and where else one finds it. */
export function SiteForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, remove, conflict, resolve, pending } = useSettingForm('site', settings);
  const { site } = useWatch({ control: form.control }) as SettingValues<'site'>;
  const [sent, setSent] = useState(settings.site.logo);
  const logo = [sent, settings.site.logo].find((picture) => picture?.path === site.logo) ?? null;
  return (
    <SettingSection
      group="site"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
      onRemove={settings.site.isOwn ? () => void remove() : undefined}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['name', 'nameKm'] as const).map((name) => (
          <TextInput
            key={name}
            label={label(`site.${name}`)}
            lang={name === 'nameKm' ? 'km' : undefined}
            maxLength={longestSiteName}
            withAsterisk
            {...inputProps(form, `site.${name}`)}
          />
        ))}
      </SimpleGrid>
      <FormField form={form} name="site.logo">
        {({ value: _, onChange, ...field }) => (
          <ImageField
            {...field}
            label={label('site.logo')}
            description={t('site.logoHint')}
            kind="picture"
            of={site.name}
            value={logo}
            onChange={(picture) => {
              if (picture) setSent(picture);
              onChange(picture?.path ?? '');
            }}
          />
        )}
      </FormField>
      <SitePreview name={site.name} nameKm={site.nameKm} logo={logo?.small} />
      <TextInput
        type="email"
        label={label('site.supportEmail')}
        description={t('site.supportHint')}
        maxLength={254}
        {...inputProps(form, 'site.supportEmail')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {valuesOf(socialNetworks).map((network) => (
          <TextInput
            key={network}
            type="url"
            label={label(`site.social.${network}`)}
            placeholder="https://"
            maxLength={300}
            {...inputProps(form, `site.social.${network}`)}
          />
        ))}
      </SimpleGrid>
    </SettingSection>
  );
}
