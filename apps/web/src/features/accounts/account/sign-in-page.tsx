import { paths } from '@acheep/contract/paths';
import { Alert, Button, Container, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { currentLocale, localePath } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { finishQuery, goOn, noteAttempt, readAttempt } from './identity.api.ts';
import { NewcomerForms } from './newcomer-forms.tsx';
import { SignInCode } from './sign-in-code.tsx';

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
