import { type CompanyBody, companyBody, companyPhotos, type OwnCompany } from '@acheep/contract/company';
import { companySizes } from '@acheep/contract/company-option';
import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { industryQuery, provinceQuery } from '../../entities/reference/reference.ts';
import { choicesOf } from '../../lib/choice.ts';
import { applyFieldErrors } from '../../lib/errors.ts';
import { toast } from '../../lib/feedback.ts';
import { contractResolver } from '../../lib/form-resolver.ts';
import { localized } from '../../lib/locale.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormField, inputProps } from '../../ui/form-field.tsx';
import { ImageField } from '../../ui/image-field.tsx';
import { PicturesField } from '../../ui/pictures-field.tsx';
import { RichTextEditor } from '../../ui/rich-text-editor.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useSaveCompany } from './company.api.ts';
import { type CompanyForm as Values, valuesOf, withScheme } from './company-form-values.ts';

const records = (list: readonly { _id: string; name: { en: string; km: string } }[] | undefined) =>
  (list ?? []).map(({ _id, name }) => ({ value: _id, label: localized(name) }));

// Empty fields are dropped before the schema sees them, so the form's wider type never reaches it.
const resolver = contractResolver(companyBody) as unknown as Resolver<Values, unknown, CompanyBody>;

/** What a company says about itself. */
export function CompanyForm({ company }: { company: OwnCompany | null }) {
  const { t } = useTranslation('company');
  const [logo, setLogo] = useState(company?.logo ?? null);
  const [photos, setPhotos] = useState(company?.photos ?? []);
  const save = useSaveCompany();
  const { data: industries } = useQuery(industryQuery);
  const { data: provinces } = useQuery(provinceQuery);
  const form = useForm<Values, unknown, CompanyBody>({
    resolver,
    defaultValues: valuesOf(company),
    shouldFocusError: false,
  });
  const { errors, isDirty, submitCount } = form.formState;
  useUnsavedChanges(isDirty);
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: ({ data }) => {
        setLogo(data.logo);
        setPhotos(data.photos);
        form.reset(valuesOf(data));
        void toast({ tone: 'success', message: t('form.saved') });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  const choose = { value: '', label: t('form.choose', { ns: 'common' }) };
  return (
    <form onSubmit={submit} noValidate aria-busy={save.isPending}>
      <Stack maw={640}>
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <ImageField
          kind="logo"
          name="logo"
          label={t('form.logo')}
          of={form.watch('name') || '?'}
          value={logo}
          error={errors.logo?.message}
          onChange={(next) => {
            setLogo(next);
            form.setValue('logo', next?.path ?? '', { shouldDirty: true });
          }}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('form.name')}
            autoComplete="organization"
            withAsterisk
            {...inputProps(form, 'name')}
          />
          <TextInput label={t('form.nameKm')} lang="km" {...inputProps(form, 'nameKm')} />
        </SimpleGrid>
        <FormField form={form} name="about">
          {({ ref: _, ...field }) => (
            <RichTextEditor {...field} label={t('about')} description={t('form.aboutHint')} />
          )}
        </FormField>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormField form={form} name="industryId">
            {(field) => (
              <NativeSelect {...field} label={t('industry')} data={[choose, ...records(industries)]} />
            )}
          </FormField>
          <NativeSelect
            label={t('size')}
            data={[choose, ...choicesOf(companySizes)]}
            {...inputProps(form, 'size')}
          />
        </SimpleGrid>
        <TextInput
          label={t('form.website')}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...inputProps(form, 'website')}
          {...form.register('website', { setValueAs: withScheme })}
        />
        <TextInput
          label={t('address')}
          autoComplete="street-address"
          withAsterisk
          {...inputProps(form, 'address')}
        />
        <FormField form={form} name="provinceId">
          {(field) => (
            <NativeSelect {...field} label={t('province')} data={[choose, ...records(provinces)]} />
          )}
        </FormField>
        <PicturesField
          kind="picture"
          name="photos"
          label={t('photos')}
          description={t('form.photosHint')}
          most={companyPhotos}
          value={photos}
          error={errors.photos?.message}
          onChange={(next) => {
            setPhotos(next);
            form.setValue(
              'photos',
              next.map(({ path }) => path),
              { shouldDirty: true },
            );
          }}
        />
        <SubmitButton loading={save.isPending} w="fit-content">
          {t('save', { ns: 'common' })}
        </SubmitButton>
      </Stack>
    </form>
  );
}
