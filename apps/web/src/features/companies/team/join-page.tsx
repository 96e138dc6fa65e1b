import { type InvitationShown, joinBody } from '@acheep/contract/companies/company-member';
import { paths } from '@acheep/contract/paths';
import { Alert, Button, Container, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { call } from '../../../lib/api.ts';
import { askSignOut } from '../../../lib/ask-sign-out.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAccept, useJoin } from './team.api.ts';

const label = fieldNames(joinBody);

/** Creates the account that the invitation is for. */
function JoinForm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const { t } = useTranslation('team');
  const join = useJoin();
  const form = useForm({
    resolver: contractResolver(joinBody),
    defaultValues: { token, name: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    join.mutate(body, { onSuccess: onDone, onError: (error) => applyFieldErrors(error, form) }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* Tells password managers which account this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextInput
          {...form.register('name')}
          label={label('name')}
          autoComplete="name"
          withAsterisk
          error={errors.name?.message}
        />
        <NewPasswordFields
          label={label}
          password={{ ...form.register('password'), error: errors.password?.message }}
          confirmPassword={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" loading={join.isPending} w="fit-content">
          {t('join.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Query options of an invitation, never refetched: only actions on this page change it. */
const shownQuery = (token: string) =>
  queryOptions({
    queryKey: ['company-invitation', token],
    queryFn: () => call('POST /company/invitation/look', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

function Answer({ token, shown }: { token: string; shown: InvitationShown }) {
  const { t } = useTranslation('team');
  const user = useSession()?.user;
  const self = user && (user.email ?? user.name);
  const accept = useAccept();
  const { email, hasAccount } = shown;
  const company = companyName(shown.company);
  const enter = () => {
    void toast({ tone: 'success', message: t('join.accepted', { company }) });
    navigateTo(paths.dashboard());
  };
  if (self === email)
    return (
      <Button
        loading={accept.isPending}
        onClick={() => accept.mutate(token, { onSuccess: enter })}
        w="fit-content"
      >
        {t('join.accept')}
      </Button>
    );
  if (self)
    return (
      <>
        <Text>{t('join.other', { email, self })}</Text>
        <Button variant="default" onClick={() => void askSignOut()} w="fit-content">
          {t('header.signOut', { ns: 'common' })}
        </Button>
      </>
    );
  if (hasAccount)
    return (
      <>
        <Text>{t('join.signIn', { email })}</Text>
        <Button onClick={() => openAuth('login')} w="fit-content">
          {t('header.signIn', { ns: 'common' })}
        </Button>
      </>
    );
  return (
    <>
      <Text>{t('join.new', { email })}</Text>
      <JoinForm token={token} email={email} onDone={enter} />
    </>
  );
}

/** Target of the link in an invitation. */
export function JoinPage() {
  const { t } = useTranslation('team');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useQuery({ ...shownQuery(token), enabled: token !== '' });
  const shown = data?.data;
  return (
    <Container size={560}>
      <PageHead title={t('join.title')} noIndex />
      <PageHeader title={t('join.title')} />
      {(error || !token) && (
        <Alert color="red" role="alert" title={t('join.failed')}>
          {error ? errorText(error).message : t('error.notFound', { ns: 'common' })}
        </Alert>
      )}
      {token && !shown && !error && <Skeleton height={160} />}
      {shown && (
        <Stack>
          <Group wrap="nowrap">
            <CompanyAvatar company={shown.company} src={shown.company.logo} size="medium" />
            <Text>{t(`join.text.${shown.role}`, { company: companyName(shown.company) })}</Text>
          </Group>
          <Answer token={token} shown={shown} />
        </Stack>
      )}
    </Container>
  );
}
