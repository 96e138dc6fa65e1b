import { type Stoppable, stoppables, stopTokenOf } from '@acheep/contract/messaging/unsubscribe';
import { notificationCategories } from '@acheep/contract/notices';
import { paths } from '@acheep/contract/paths';
import { Button, Container, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Account pages with these settings; addresses without an account only have the home page. */
const settings: Record<Stoppable, string> = {
  'job-alert': paths.manageAlerts(),
  follow: paths.followedCompanies(),
  notification: paths.notificationPreference(),
  invitation: paths.manageInvitations(),
  company: paths.home(),
};

/** Target of the unsubscribe links in mails, signed in or not. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const { token: inPath } = useParams();
  const [search] = useSearchParams();
  const token = stopTokenOf(inPath, search.get('token'));
  const stop = useMutation({
    mutationFn: () => call('POST /unsubscribe', { body: { token } }),
    meta: { ownError: true },
  });
  // The server verifies the token.
  const [kind, category = ''] = token.split('.');
  const what = stoppables.find((one) => one === kind) ?? 'notification';
  const about =
    what === 'notification' &&
    category in notificationCategories &&
    notificationCategories[category as keyof typeof notificationCategories];
  const gone = isMissing(stop.error);
  const state = stop.isSuccess ? 'done' : gone ? 'gone' : 'ask';
  return (
    <Container size={560} py="xl">
      <PageHead title={t(`${what}.title`)} noIndex />
      <PageHeader title={t(`${what}.title`)} />
      <Stack align="start">
        <Text role={state === 'ask' ? undefined : 'status'}>{t(`${what}.${state}`)}</Text>
        {about && !gone && <Text fw={600}>{localized(about)}</Text>}
        {stop.error && !gone && <ErrorState error={stop.error} onRetry={() => stop.mutate()} />}
        {state === 'ask' ? (
          <Button loading={stop.isPending} onClick={() => stop.mutate()}>
            {t(`${what}.action`)}
          </Button>
        ) : (
          <Button component={Link} variant="default" to={settings[what]}>
            {t(`${what}.manage`)}
          </Button>
        )}
      </Stack>
    </Container>
  );
}
