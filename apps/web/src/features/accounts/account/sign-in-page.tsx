import { identityJoin, identityRegisterBody, type Newcomer } from '@acheep/contract/accounts/identity';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button, Center, Container, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { currentLocale, localePath } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CredentialFields } from './credential-fields.tsx';
import {
  type Attempt,
  finishQuery,
  goOn,
  noteAttempt,
  readAttempt,
  useJoin,
  useRegisterNewcomer,
} from './identity.api.ts';
import { SignInCode } from './sign-in-code.tsx';
import { SignUpFields, useSignUpRoles } from './sign-up-fields.tsx';

interface NewcomerProps {
  newcomer: Newcomer;
  attempt: Attempt;
  /** Shows the other form. */
  onOther: () => void;
}

/** Sign-up of somebody whom the provider has described. */
function SignUp({ newcomer, attempt, onOther }: NewcomerProps) {
  const { t } = useTranslation('account');
  const { proof, provider, name, email } = newcomer;
  const { handle, next, role = 'user' } = attempt;
  const register = useRegisterNewcomer(next);
  const { seekersOnly } = useSignUpRoles(next);
  const form = useForm({
    resolver: contractResolver(identityRegisterBody),
    defaultValues: {
      ...{ proof, handle, name, email: email ?? '', role },
      company: { name: '', address: '' },
    },
    shouldUnregister: true,
  });
  const submit = form.handleSubmit((body) =>
    register.mutate(
      { ...body, ...(seekersOnly && { role: 'user' as const }) },
      { onError: (error) => applyFieldErrors(error, form) },
    ),
  );
  if (register.isSuccess && !register.data.data.session)
    return (
      <>
        <PageHeader title={t('register.doneTitle')} />
        <Alert color="green" role="status">
          {t('register.done')}
        </Alert>
      </>
    );
  return (
    <FormProvider {...form}>
      <PageHeader title={t('newcomer.title')} />
      <form onSubmit={submit} noValidate>
        <Stack>
          {register.error && (
            <Alert color="red" role="alert">
              {errorText(register.error).message}
            </Alert>
          )}
          {/* Only what has a field is sent. */}
          <input type="hidden" {...form.register('proof')} />
          <input type="hidden" {...form.register('handle')} />
          <SignUpFields
            next={next}
            confirmedBy={email ? provider.name : undefined}
            isByPhone={provider.kind === 'phone'}
          />
          <Button type="submit" fullWidth loading={register.isPending}>
            {t('register.submit')}
          </Button>
          <Center>
            <Anchor component="button" type="button" onClick={onOther}>
              {t('newcomer.haveAccount')}
            </Anchor>
          </Center>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** Signs in to an account that there is, once with its password. */
function Join({ newcomer, attempt, onOther }: NewcomerProps) {
  const { t } = useTranslation('account');
  const { proof, email, hasAccount, provider, reserve } = newcomer;
  const { handle, next } = attempt;
  const join = useJoin(next);
  const form = useForm({
    resolver: contractResolver(identityJoin.body),
    defaultValues: { proof, handle, email: email ?? '', password: '' },
  });
  const submit = form.handleSubmit((body) =>
    join.mutate(body, { onError: (error) => applyFieldErrors(error, form) }),
  );
  const answer = join.data?.data;
  const title = reserve ? t('newcomer.title') : t('newcomer.joinTitle', { name: provider.name });
  const head = <PageHeader title={title} />;
  if (answer && 'ticket' in answer)
    return (
      <>
        {head}
        <SignInCode step={{ ticket: answer.ticket, handle }} onDone={() => goOn(next)} onAgain={join.reset} />
      </>
    );
  return (
    <FormProvider {...form}>
      {head}
      <form onSubmit={submit} noValidate>
        <Stack>
          {join.error && (
            <Alert color="red" role="alert">
              {errorText(join.error).message}
            </Alert>
          )}
          <Text>
            {reserve
              ? t(`newcomer.reserve.${reserve}`, { name: provider.name })
              : t(hasAccount ? 'newcomer.isKnown' : 'newcomer.connect', { email, name: provider.name })}
          </Text>
          <CredentialFields />
          <Button type="submit" fullWidth loading={join.isPending}>
            {reserve ? t('login.submit') : t('newcomer.join', { name: provider.name })}
          </Button>
          {!hasAccount && reserve !== 'candidates' && (
            <Center>
              <Anchor component="button" type="button" onClick={onOther}>
                {t('newcomer.isNew')}
              </Anchor>
            </Center>
          )}
        </Stack>
      </form>
    </FormProvider>
  );
}

/** Somebody from a provider whose account is not known: a new one, or one that there is. */
function NewcomerForms(props: Omit<NewcomerProps, 'onOther'>) {
  const { hasAccount, reserve } = props.newcomer;
  const [joins, setJoins] = useState(hasAccount || reserve !== null);
  const Form = joins ? Join : SignUp;
  return <Form {...props} onOther={() => setJoins(!joins)} />;
}

/** Where an identity provider sends the browser back to. */
export function SignInPage() {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const returned = pathname + search;
  const isSignedIn = useSession() !== null;
  // It is forgotten before the next page has loaded.
  const [attempt] = useState(readAttempt);
  // The provider knows this page in one language; whoever reads Khmer goes on in Khmer.
  const isElsewhere = attempt !== null && !attempt.hasLanded && attempt.locale !== currentLocale();
  useEffect(() => {
    if (attempt && !attempt.hasLanded) noteAttempt({ ...attempt, hasLanded: true });
    if (isElsewhere) window.location.replace(localePath(attempt.locale, returned));
  }, [isElsewhere, attempt, returned]);
  const {
    data: { newcomer, step } = {},
    error,
    isLoading,
  } = useQuery({
    ...finishQuery(returned, attempt),
    enabled: attempt !== null && !isElsewhere && !attempt.merges,
  });
  const [cameSignedIn] = useState(isSignedIn);
  if (!attempt && cameSignedIn) return <Navigate to={paths.home()} replace />;
  if (attempt?.merges && !isElsewhere) return <Navigate to={attempt.next} state={{ returned }} replace />;
  const fault = error ? errorText(error).message : attempt === null && t('provider.elsewhere');
  return (
    <Container size={480}>
      <PageHead title={t('login.title')} noIndex />
      {newcomer && attempt ? (
        <NewcomerForms newcomer={newcomer} attempt={attempt} />
      ) : step && attempt ? (
        <>
          <PageHeader title={t('login.title')} />
          <SignInCode
            step={step}
            onDone={() => goOn(attempt.next)}
            onAgain={() => openAuth('login', attempt.next)}
          />
        </>
      ) : (
        <>
          <PageHeader title={t('login.title')} />
          {(isLoading || isElsewhere) && <Loader aria-label={t('loading', { ns: 'common' })} />}
          {fault && (
            <Stack align="start">
              <Alert color="red" role="alert" title={t('provider.failed')} w="100%">
                {fault}
              </Alert>
              {isSignedIn ? (
                <Button component={Link} to={attempt?.next ?? paths.profile()}>
                  {t('provider.back')}
                </Button>
              ) : (
                <Button onClick={() => openAuth('login', attempt?.next ?? paths.home())}>
                  {t('login.submit')}
                </Button>
              )}
            </Stack>
          )}
        </>
      )}
    </Container>
  );
}
