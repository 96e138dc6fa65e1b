import { paths } from '@acheep/contract/kernel/paths';
import { Alert, Button, Container, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { currentLocale, localePath } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { finishQuery, readAttempt } from './identity.api.ts';
import { NewcomerForms } from './newcomer-forms.tsx';

/** Where an identity provider sends the browser back to. */
export function SignInPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const isSignedIn = useSession() !== null;
  const attempt = readAttempt();
  // The provider knows one address of this page; whoever reads Khmer goes on in Khmer.
  const isElsewhere = attempt !== null && attempt.locale !== currentLocale();
  useEffect(() => {
    if (isElsewhere) window.location.replace(localePath(attempt.locale, paths.signIn()) + search);
  }, [isElsewhere, attempt, search]);
  const {
    data: newcomer,
    error,
    isLoading,
  } = useQuery({
    ...finishQuery(search, attempt),
    enabled: attempt !== null && !isElsewhere,
  });
  const fault = error ? errorText(error).message : attempt === null && t('provider.elsewhere');
  return (
    <Container size={480}>
      <PageHead title={t('login.title')} noIndex />
      {newcomer && attempt ? (
        <NewcomerForms newcomer={newcomer} attempt={attempt} />
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
                <Button onClick={() => openAuth('login', attempt?.next)}>{t('login.submit')}</Button>
              )}
            </Stack>
          )}
        </>
      )}
    </Container>
  );
}
