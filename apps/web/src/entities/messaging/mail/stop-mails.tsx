import { paths } from '@acheep/contract/kernel/paths';
import { Button, Container, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

interface StopMailsProps {
  /** Whose words below `stop` say what the mails are of. */
  words: 'invitation' | 'job-alert' | 'mail-consent' | 'notification';
  /** What the mails are of, where the words have a place for it. */
  about?: string;
  /** Takes the token of the mail's link. */
  stop: (token: string) => Promise<unknown>;
  /** Where the account sets them; where there is none, the home page is next. */
  manage?: string;
}

/** Where a mail leads whoever wants no more of its kind, signed in or not. */
export function StopMails({ words, about, stop: send, manage = paths.home() }: StopMailsProps) {
  const { t } = useTranslation(words);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const stop = useMutation({ mutationFn: () => send(token), meta: { ownError: true } });
  const gone = isMissing(stop.error);
  const state = stop.isSuccess ? 'done' : gone ? 'gone' : 'ask';
  return (
    <Container size={560} py="xl">
      <PageHead title={t('stop.title')} noIndex />
      <PageHeader title={t('stop.title')} />
      <Stack align="start">
        <Text role={state === 'ask' ? undefined : 'status'}>{t(`stop.${state}`)}</Text>
        {about && !gone && <Text fw={600}>{about}</Text>}
        {stop.error && !gone && <ErrorState error={stop.error} onRetry={() => stop.mutate()} />}
        {state === 'ask' ? (
          <Button loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop.action')}
          </Button>
        ) : (
          <Button component={Link} variant="default" to={manage}>
            {t('stop.manage')}
          </Button>
        )}
      </Stack>
    </Container>
  );
}
