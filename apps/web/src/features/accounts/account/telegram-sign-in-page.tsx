import { paths } from '@acheep/contract/paths';
import { Alert, Button, Container, Loader, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { signIn, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Never refetched: once used, the link is nobody's. */
const lookQuery = (token: string) =>
  queryOptions({
    queryKey: ['telegram-sign-in', token],
    queryFn: async () => (await call('POST /users/telegram/look', { body: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });

/** Target of the bot's button for applying. It says whose account it opens: somebody may have forwarded the link. */
export function TelegramSignInPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const job = search.get('job');
  const next = job ? paths.jobApply(job) : paths.jobList();
  const isSignedIn = useSession() !== null;
  const [cameSignedIn] = useState(isSignedIn);
  const { data, error, isLoading } = useQuery({
    ...lookQuery(token),
    enabled: token !== '' && !cameSignedIn,
  });
  const enter = useMutation({
    mutationFn: () => call('POST /users/telegram/sign-in', { body: { token } }),
    onSuccess: (answer) => {
      signIn(answer.data);
      navigateTo(next);
    },
    meta: { ownError: true },
  });
  if (cameSignedIn) return <Navigate to={next} replace />;
  const fault = enter.error ?? error;
  return (
    <Container size={480}>
      <PageHead title={t('telegramSignIn.title')} noIndex />
      <PageHeader title={t('telegramSignIn.title')} />
      {isLoading && <Loader aria-label={t('loading', { ns: 'common' })} />}
      {data && !fault && (
        <Stack align="start">
          <Text>{t('telegramSignIn.text')}</Text>
          <Button loading={enter.isPending} onClick={() => enter.mutate()}>
            {t('telegramSignIn.enter', { name: data.name })}
          </Button>
        </Stack>
      )}
      {(fault || !token) && (
        <Stack align="start">
          <Alert color="red" role="alert" title={t('provider.failed')} w="100%">
            {fault && errorText(fault).message} {t('telegramSignIn.again')}
          </Alert>
          <Button onClick={() => openAuth('login', next)}>{t('login.submit')}</Button>
        </Stack>
      )}
    </Container>
  );
}
