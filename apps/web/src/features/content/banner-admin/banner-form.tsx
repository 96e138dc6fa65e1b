import { type AdminBanner, bannerNew, shortText } from '@acheep/contract/content/banner';
import { type BannerType, bannerTypes } from '@acheep/contract/content/banner-option';
import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { Group, NativeSelect, SegmentedControl, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BannerView, type ShownBanner } from '../../../entities/content/banner/banner-view.tsx';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { wideDialog } from '../../../ui/dialog.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import type { CachedPicture } from '../../../ui/picture-control.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import {
  type BannerValues,
  bannerResolver,
  oneBannerQuery,
  useSaveBanner,
  valuesOf,
} from './banner-admin.api.ts';
import classes from './banner-preview.module.css';

/** Preview of a banner at its placement in either language, without its link. */
function BannerPreview({ banner }: { banner: Omit<ShownBanner, 'link'> }) {
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

const label = fieldNames(bannerNew);
/** Picture size of each placement, in pixels. */
const sizes: Record<BannerType, string> = {
  'splash-screen': '1200 × 800',
  home: '1140 × 160',
  list: '1140 × 160',
  side: '320 × 480',
};

interface BannerFormProps {
  record: AdminBanner | null;
  onClose: () => void;
}

export function BannerForm({ record, onClose }: BannerFormProps) {
  const { t } = useTranslation('banner-admin');
  const save = useSaveBanner();
  const state = useRecordForm({
    record,
    resolver: bannerResolver(!record),
    defaultValues: valuesOf(record),
    valuesOf,
    query: oneBannerQuery(record?._id),
    save: (body) => save.mutateAsync({ id: record?._id, body }),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t('done.saved'), id: 'banner' });
    },
  });
  const { form } = state;
  const values = useWatch({ control: form.control }) as BannerValues;
  const [known, setKnown] = useState<CachedPicture[]>(
    [record?.image, record?.imageKm].flatMap((one) => one ?? []),
  );
  const pictureAt = (path: string) => known.find((one) => one.path === path) ?? null;
  const type = values.type || 'home';
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'form.edit' : 'form.create')}
      size={wideDialog}
      onClose={onClose}
    >
      <NativeSelect
        label={label('type')}
        data={choicesOf(bannerTypes)}
        withAsterisk
        {...inputProps(form, 'type')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['image', 'imageKm'] as const).map((name) => (
          <FormField key={name} form={form} name={name}>
            {({ value, onChange, ...field }) => (
              <ImageField
                {...field}
                label={label(name)}
                description={
                  name === 'image' ? t('form.imageHint', { size: sizes[type] }) : t('form.imageKmHint')
                }
                kind="picture"
                of={label(name)}
                value={pictureAt(value ?? '')}
                onChange={(picture) => {
                  if (picture) setKnown((before) => [...before, picture]);
                  onChange(picture?.path ?? '');
                }}
              />
            )}
          </FormField>
        ))}
        {(['alt', 'altKm'] as const).map((name) => (
          <TextInput
            key={name}
            label={label(name)}
            description={t('form.altHint')}
            lang={name === 'altKm' ? 'km' : undefined}
            maxLength={200}
            {...inputProps(form, name)}
          />
        ))}
        {(['text', 'textKm'] as const).map((name) => (
          <Textarea
            key={name}
            label={label(name)}
            description={t('form.textHint')}
            lang={name === 'textKm' ? 'km' : undefined}
            autosize
            minRows={2}
            maxLength={type === 'splash-screen' ? 300 : shortText}
            {...inputProps(form, name)}
          />
        ))}
      </SimpleGrid>
      <TextInput
        label={label('link')}
        description={t('form.linkHint')}
        maxLength={500}
        {...inputProps(form, 'link')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <FormField key={name} form={form} name={name}>
            {(field) => <DateField {...field} label={label(name)} description={t('form.daysHint')} />}
          </FormField>
        ))}
      </SimpleGrid>
      <SwitchField form={form} name="isActive" label={label('isActive')} description={t('form.activeHint')} />
      <BannerPreview
        banner={{
          type,
          image: pictureAt(values.image),
          imageKm: pictureAt(values.imageKm),
          alt: values.alt,
          altKm: values.altKm,
          text: values.text,
          textKm: values.textKm,
        }}
      />
    </RecordDialog>
  );
}
