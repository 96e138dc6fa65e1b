import { locales } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { maxContacts } from '@acheep/contract/platform/operator-setting';
import { maxSiteNameLength, socialNetworks } from '@acheep/contract/platform/site-setting';
import { Button, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { randomKey } from '../../../lib/random-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Brand } from '../../../ui/brand.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { BrandField } from './brand-field.tsx';
import { ownName } from './operator-setting.api.ts';
import { EntryList, type FieldsProps, label } from './setting-form.tsx';
import type { SettingValues } from './setting-form-values.ts';
import classes from './site-preview.module.css';

interface SitePreviewProps {
  name: string;
  nameKm: string;
  logo?: string | undefined;
}

/** Preview of the header in both languages. */
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

/** Name, logo and social links of the site. */
export function SiteFields({ form, settings }: FieldsProps<'site'>) {
  const { t } = useTranslation('operator-setting');
  const { site } = useWatch({ control: form.control }) as SettingValues<'site'>;
  const [sent, setSent] = useState(settings.site.logo);
  const logo = [sent, settings.site.logo].find((picture) => picture?.path === site.logo) ?? null;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['name', 'nameKm'] as const).map((name) => (
          <TextInput
            key={name}
            label={label(`site.${name}`)}
            lang={name === 'nameKm' ? 'km' : undefined}
            maxLength={maxSiteNameLength}
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
      <BrandField form={form} />
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
    </>
  );
}

/** Support people on the contact page. */
export function ContactFields({ form }: FieldsProps<'contacts'>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contacts' });
  return (
    <EntryList
      group="contacts"
      entries={fields}
      most={maxContacts}
      onAdd={() => append({ name: '', role: '', roleKm: '', phone: '', email: '' })}
      onRemove={remove}
    >
      {(place) => (
        <>
          {(['name', 'role', 'roleKm'] as const).map((name) => (
            <TextInput
              key={name}
              label={label(`contacts.${place}.${name}`)}
              lang={name === 'roleKm' ? 'km' : undefined}
              maxLength={80}
              withAsterisk
              {...inputProps(form, `contacts.${place}.${name}`)}
            />
          ))}
          <FormField form={form} name={`contacts.${place}.phone`}>
            {(field) => <PhoneField {...field} label={label(`contacts.${place}.phone`)} />}
          </FormField>
          <TextInput
            label={label(`contacts.${place}.email`)}
            type="email"
            maxLength={254}
            {...inputProps(form, `contacts.${place}.email`)}
          />
        </>
      )}
    </EntryList>
  );
}

/** The key for notifying search engines of new and closed jobs. */
export function IndexNowFields({ form }: FieldsProps<'indexNow'>) {
  const { t } = useTranslation('operator-setting');
  return (
    <>
      <TextInput
        label={label('indexNow.key')}
        description={t('indexNow.keyHint')}
        maxLength={128}
        autoComplete="off"
        spellCheck={false}
        withAsterisk
        {...inputProps(form, 'indexNow.key')}
      />
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() =>
          form.setValue('indexNow.key', randomKey(), { shouldDirty: true, shouldValidate: true })
        }
      >
        {t('indexNow.make')}
      </Button>
    </>
  );
}
