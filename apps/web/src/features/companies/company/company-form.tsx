import { companyBody, companyPhotos, type OwnCompany } from '@acheep/contract/companies/company';
import { companyBenefits, companySizes } from '@acheep/contract/companies/company-option';
import { languages } from '@acheep/contract/jobs/job-option';
import { Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { benefitIcons } from '../../../entities/companies/company/benefit-icon.tsx';
import {
  industryQuery,
  offered,
  provinceQuery,
  recordChoices,
} from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { CoverField } from '../../../ui/cover-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { PicturesField } from '../../../ui/pictures-field.tsx';
import { RichTextField } from '../../../ui/rich-text-editor.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ownCompanyQuery, useSaveCompany } from './company.api.ts';
import classes from './company-form.module.css';
import { type CompanyValues, companyResolver, valuesOf, withScheme } from './company-form-values.ts';

const label = fieldNames(companyBody);

interface CompanyFieldsProps {
  form: UseFormReturn<CompanyValues, unknown, unknown>;
  images: CompanyImages;
  onImages: (images: CompanyImages) => void;
}

type CompanyImages = Pick<OwnCompany, 'logo' | 'cover' | 'photos'>;

/** The fields of a company, for its people and for the operator who corrects them. */
export function CompanyFields({ form, images, onImages }: CompanyFieldsProps) {
  const { t } = useTranslation('company');
  const { data: industries } = useQuery(industryQuery);
  const { data: provinces } = useQuery(provinceQuery);
  const { errors } = form.formState;
  const { logo, cover, photos } = images;
  return (
    <>
      <ImageField
        kind="logo"
        name="logo"
        label={label('logo')}
        of={form.watch('name') || '?'}
        value={logo}
        error={errors.logo?.message}
        onChange={(next) => {
          onImages({ ...images, logo: next });
          form.setValue('logo', next?.path ?? '', { shouldDirty: true });
        }}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={label('name')}
          autoComplete="organization"
          withAsterisk
          {...inputProps(form, 'name')}
        />
        <TextInput label={label('nameKm')} lang="km" {...inputProps(form, 'nameKm')} />
      </SimpleGrid>
      <FormField form={form} name="cover">
        {({ value, onChange, error }) => (
          <CoverField
            name="cover"
            label={label('cover')}
            description={t('form.coverHint')}
            path={value ?? ''}
            saved={cover}
            error={error}
            onChange={onChange}
          />
        )}
      </FormField>
      <RichTextField form={form} name="about" label={label('about')} description={t('form.aboutHint')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField
          form={form}
          name="industryId"
          label={label('industryId')}
          options={recordChoices(offered(industries, form.watch('industryId')))}
        />
        <ChoiceField form={form} name="size" label={label('size')} options={companySizes} />
      </SimpleGrid>
      <FormField form={form} name="benefits">
        {({ id, value, onChange, error }) => (
          <Checkbox.Group
            id={id}
            label={label('benefits')}
            description={t('form.benefitsHint')}
            value={value ?? []}
            onChange={onChange}
            error={error}
          >
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="md" verticalSpacing="sm" mt={8}>
              {choicesOf(companyBenefits).map(({ value: one, label: words }) => {
                const Icon = benefitIcons[one];
                return (
                  <Checkbox
                    key={one}
                    value={one}
                    label={
                      <span className={classes.benefit}>
                        <Icon size={18} stroke={1.75} color="var(--ac-icon)" aria-hidden />
                        {words}
                      </span>
                    }
                  />
                );
              })}
            </SimpleGrid>
          </Checkbox.Group>
        )}
      </FormField>
      <FormField form={form} name="languages">
        {({ id, value, onChange, error }) => (
          <Checkbox.Group
            id={id}
            label={label('languages')}
            value={value ?? []}
            onChange={onChange}
            error={error}
          >
            <Group gap="md" mt={4}>
              {choicesOf(languages).map((choice) => (
                <Checkbox key={choice.value} {...choice} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </FormField>
      <TextInput
        label={label('website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...inputProps(form, 'website')}
        {...form.register('website', { setValueAs: withScheme })}
      />
      <TextInput
        label={label('registrationNumber')}
        description={t('form.registrationHint')}
        {...inputProps(form, 'registrationNumber')}
      />
      <TextInput
        label={label('vatTin')}
        description={t('form.vatTinHint')}
        placeholder="K001-123456789"
        maxLength={40}
        autoComplete="off"
        {...inputProps(form, 'vatTin')}
      />
      <TextInput
        label={label('address')}
        autoComplete="street-address"
        withAsterisk
        {...inputProps(form, 'address')}
      />
      <ChoiceField
        form={form}
        name="provinceId"
        label={label('provinceId')}
        options={recordChoices(provinces)}
      />
      <PicturesField
        kind="picture"
        name="photos"
        label={label('photos')}
        description={t('form.photosHint')}
        most={companyPhotos}
        value={photos}
        error={errors.photos?.message}
        onChange={(next) => {
          onImages({ ...images, photos: next });
          form.setValue(
            'photos',
            next.map(({ path }) => path),
            { shouldDirty: true },
          );
        }}
      />
    </>
  );
}

export const imagesOf = (company: CompanyImages | null): CompanyImages => ({
  logo: company?.logo ?? null,
  cover: company?.cover ?? null,
  photos: company?.photos ?? [],
});

export function CompanyForm({ company }: { company: OwnCompany | null }) {
  const { t } = useTranslation('company');
  const [images, setImages] = useState(imagesOf(company));
  const save = useSaveCompany();
  const state = useRecordForm({
    record: company,
    resolver: companyResolver,
    defaultValues: valuesOf(company),
    valuesOf,
    query: ownCompanyQuery,
    shouldFocusError: false,
    save: async (body) => (await save.mutateAsync(body)).data,
    onSaved: (saved) => {
      setImages(imagesOf(saved));
      form.reset(valuesOf(saved));
      void toast({ tone: 'success', message: t('form.saved') });
    },
    onTheirs: (theirs) => setImages(imagesOf(theirs)),
  });
  const { form, submit } = state;
  const { errors, isDirty, submitCount } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form onSubmit={submit} noValidate aria-busy={save.isPending}>
      <Stack maw={640}>
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <CompanyFields form={form as never} images={images} onImages={setImages} />
        <EditConflict state={state} nameOf={label} />
        <SubmitButton loading={save.isPending} w="fit-content">
          {t('save', { ns: 'common' })}
        </SubmitButton>
      </Stack>
    </form>
  );
}
