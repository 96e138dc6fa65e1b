import { companyBody, companyPhotos, type OwnCompany } from '@acheep/contract/companies/company';
import { companySizes } from '@acheep/contract/companies/company-option';
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  industryQuery,
  offered,
  provinceQuery,
  recordChoices,
} from '../../../entities/jobs/reference/reference.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { PicturesField } from '../../../ui/pictures-field.tsx';
import { RichTextField } from '../../../ui/rich-text-editor.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ownCompanyQuery, useSaveCompany } from './company.api.ts';
import { type CompanyValues, companyResolver, valuesOf, withScheme } from './company-form-values.ts';

const label = fieldNames(companyBody);

interface CompanyFieldsProps {
  form: UseFormReturn<CompanyValues, unknown, unknown>;
  images: CompanyImages;
  onImages: (images: CompanyImages) => void;
}

type CompanyImages = Pick<OwnCompany, 'logo' | 'photos'>;

/** The fields of a company, for its people and for the operator who corrects them. */
export function CompanyFields({ form, images: { logo, photos }, onImages }: CompanyFieldsProps) {
  const { t } = useTranslation('company');
  const { data: industries } = useQuery(industryQuery);
  const { data: provinces } = useQuery(provinceQuery);
  const { errors } = form.formState;
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
          onImages({ logo: next, photos });
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
          onImages({ logo, photos: next });
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
