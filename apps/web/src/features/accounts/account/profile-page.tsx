import { loginBody, type Profile, type ProfileBody, profileBody } from '@acheep/contract/accounts/account';
import { can, opensConsole } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Anchor, Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { KnownPhone, useKnownPhone } from '../../../entities/accounts/profile/known-phone.tsx';
import { profileQuery, useUpdateProfile } from '../../../entities/accounts/profile/profile.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { AccountMerge } from './account-merge.tsx';
import { ChangeEmail } from './change-email.tsx';
import { type ProfileValues, profileResolver, valuesOf } from './profile-form-values.ts';
import { SecondFactor } from './second-factor.tsx';
import { WaysIn } from './ways-in.tsx';

const label = fieldNames(profileBody);

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const update = useUpdateProfile({ ownError: true });
  const [photo, setPhoto] = useState(profile.photo);
  const form = useForm<ProfileValues, unknown, ProfileBody>({
    resolver: profileResolver,
    defaultValues: valuesOf(profile),
  });
  const { errors, isDirty } = form.formState;
  const known = useKnownPhone(profile);
  const typed = useWatch({ control: form.control, name: 'phone' });
  useUnsavedChanges(isDirty);
  const edit = useEdit({ record: profile, form, valuesOf, query: profileQuery });
  const submit = form.handleSubmit(async (body) => {
    const saved = await edit
      .save(async (began) => (await update.mutateAsync({ ...body, ...began })).data)
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    setPhoto(saved.photo);
    form.reset(valuesOf(saved));
    void toast({ tone: 'success', message: t('profile.saved') });
  });
  return (
    <form onSubmit={submit} noValidate aria-busy={update.isPending}>
      <Stack maw={480}>
        <ImageField
          kind="photo"
          name="photo"
          label={label('photo')}
          description={t(can(profile.role, 'Resume') ? 'profile.photoHint' : 'profile.photoOwn')}
          of={profile.name}
          value={photo}
          error={errors.photo?.message}
          onChange={(next) => {
            setPhoto(next);
            form.setValue('photo', next?.path ?? '', { shouldDirty: true });
          }}
        />
        <TextInput label={label('name')} autoComplete="name" withAsterisk {...inputProps(form, 'name')} />
        {profile.email !== null && (
          <TextInput
            label={fieldNames(loginBody)('email')}
            value={profile.email}
            readOnly
            description={t('profile.emailHint')}
          />
        )}
        <ChangeEmail isFirst={profile.email === null} />
        <FormField form={form} name="phone">
          {(field) => <PhoneField {...field} label={label('phone')} />}
        </FormField>
        {known && !typed && (
          <KnownPhone phone={known} onUse={() => form.setValue('phone', known, { shouldDirty: true })} />
        )}
        <FormField form={form} name="locale">
          {({ ref: _, ...field }) => (
            <Radio.Group {...field} label={label('locale')} description={t('profile.languageHint')}>
              <Stack gap="xs" mt="xs">
                <Radio value="km" label="ភាសាខ្មែរ" lang="km" />
                <Radio value="en" label="English" lang="en" />
              </Stack>
            </Radio.Group>
          )}
        </FormField>
        <Anchor component={Link} to={paths.notificationPreference()} w="fit-content">
          {t('profile.notices')}
        </Anchor>
        {can(profile.role, 'Company') && (
          <div>
            <Text fw={500}>{t('profile.company')}</Text>
            {profile.company && <Text>{profile.company.name}</Text>}
            <Anchor component={Link} to={paths.profileCompany()}>
              {t('profile.companyEdit')}
            </Anchor>
          </div>
        )}
        {edit.conflict && (
          <ConflictNote
            names={edit.conflict.fields.map(label)}
            onKeepMine={() => {
              edit.settle('mine');
              void submit();
            }}
            onTakeTheirs={() => {
              setPhoto(edit.conflict?.record.photo ?? null);
              edit.settle('theirs');
            }}
          />
        )}
        <SubmitButton loading={update.isPending} w="fit-content">
          {t('save', { ns: 'common' })}
        </SubmitButton>
      </Stack>
    </form>
  );
}

export function ProfilePage() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHead title={t('profile.title')} noIndex />
      <PageHeader title={t('profile.title')} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <ProfileForm profile={data.data} />
          <WaysIn hasEmail={data.data.email !== null} mayUsePhone={!opensConsole(data.data.role)} />
          <SecondFactor />
          {can(data.data.role, 'Resume') && <AccountMerge />}
        </>
      ) : (
        <Skeleton height={480} maw={480} />
      )}
    </>
  );
}
