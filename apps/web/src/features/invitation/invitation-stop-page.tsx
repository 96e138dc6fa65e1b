import { paths } from '@acheep/contract/paths';
import { Button, Container, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { isMissing } from '../../ui/missing-record.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Where a mail of an invitation leads whoever wants no more of them, signed in or not. */
export function InvitationStopPage() {
  const { t } = useTranslation('invitation');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const stop = useMutation({
    mutationFn: () => call('POST /invitation/unsubscribe', { body: { token } }),
    meta: { ownError: true },
  });
  const gone = isMissing(stop.error);
  const state = stop.isSuccess ? 'done' : gone ? 'gone' : 'ask';
  return (
    <Container size={560} py="xl">
      <PageHead title={t('stop.title')} noIndex />
      <PageHeader title={t('stop.title')} />
      <Stack align="start">
        <Text role={state === 'ask' ? undefined : 'status'}>{t(`stop.${state}`)}</Text>
        {stop.error && !gone && <ErrorState error={stop.error} onRetry={() => stop.mutate()} />}
        {state === 'ask' ? (
          <Button loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop.action')}
          </Button>
        ) : (
          <Button component={Link} variant="default" to={paths.manageInvitations()}>
            {t('stop.manage')}
          </Button>
        )}
      </Stack>
    </Container>
  );
}
