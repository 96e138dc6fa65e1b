import { type Profile, profileUpdate } from '@acheep/contract/account';
import { Button, Radio, Skeleton, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFieldErrors } from '../../lib/errors.ts';
import { toast } from '../../lib/feedback.ts';
import { contractResolver } from '../../lib/form-resolver.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { profileQuery, useUpdateProfile } from './account.api.ts';

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const update = useUpdateProfile();
  const form = useForm({
    resolver: contractResolver(profileUpdate.body),
    defaultValues: { name: profile.name, phone: profile.phone ?? '', locale: profile.locale },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    update.mutate(body, {
      onSuccess: () => void toast({ tone: 'success', message: t('profile.saved') }),
      onError: (error) => applyFieldErrors(error, form.setError),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        <TextInput
          {...form.register('name')}
          label={t('name')}
          autoComplete="name"
          withAsterisk
          error={errors.name?.message}
        />
        <TextInput label={t('email')} value={profile.email} readOnly description={t('profile.emailHint')} />
        <Controller
          control={form.control}
          name="phone"
          render={({ field }) => <PhoneField {...field} label={t('phone')} error={errors.phone?.message} />}
        />
        <Controller
          control={form.control}
          name="locale"
          render={({ field }) => (
            <Radio.Group {...field} label={t('profile.language')} description={t('profile.languageHint')}>
              <Stack gap="xs" mt="xs">
                <Radio value="km" label="ភាសាខ្មែរ" lang="km" />
                <Radio value="en" label="English" lang="en" />
              </Stack>
            </Radio.Group>
          )}
        />
        {profile.company && (
          <TextInput
            label={t('companyName')}
            value={profile.company.name}
            readOnly
            description={profile.company.address}
          />
        )}
        <Button type="submit" loading={update.isPending} w="fit-content">
          {t('save', { ns: 'common' })}
        </Button>
      </Stack>
    </form>
  );
}

/** Name, telephone and the language of one's e-mails. */
export function ProfilePage() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(profileQuery());
  return (
    <>
      <PageHead title={t('profile.title')} noIndex />
      <PageHeader title={t('profile.title')} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ProfileForm profile={data.data} />
      ) : (
        <Skeleton height={320} maw={480} />
      )}
    </>
  );
}
