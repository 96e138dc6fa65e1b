import { type ConsentAnswer, consentAnswers } from '@acheep/contract/messaging/mail-consent-option';
import { Alert, Button, Container, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { call } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const consentQuery = (token: string) =>
  queryOptions({
    queryKey: ['consent link', token],
    queryFn: () => call('POST /mail-consent/look', { body: { token } }),
    retry: false,
  });

const useAnswerConsent = (token: string) =>
  useMutation({
    mutationFn: (answer: ConsentAnswer) => call('POST /mail-consent/answer', { body: { token, answer } }),
    onSuccess: (answered) => queryClient.setQueryData(consentQuery(token).queryKey, answered),
    meta: { ownError: true },
  });

const answers = Object.keys(consentAnswers) as ConsentAnswer[];

/**
 * Asks for consent to a company's mails. The link only preselects the answer, and a click confirms it, because link
 * scanners open links but click nothing.
 */
export function EmailConsentPage() {
  const { t } = useTranslation('mail-consent');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const meant = search.get('answer');
  const { data, error } = useQuery({ ...consentQuery(token), enabled: token !== '' });
  const answer = useAnswerConsent(token);
  const consent = data?.data;
  const failed = error ? errorText(error).message : token ? null : t('error.notFound', { ns: 'common' });
  const company = consent ? companyName(consent.company) : '';
  const given = consent?.answer ?? null;
  const left = answers.filter((one) => one !== given);
  return (
    <Container size={560} py="xl">
      <PageHead title={t('title')} noIndex />
      <PageHeader title={consent ? t('ask', { company }) : t('title')} />
      {failed && (
        <Alert color="red" role="alert" title={t('failed')}>
          {failed}
        </Alert>
      )}
      {!consent && !failed && <Skeleton height={200} />}
      {consent && !failed && (
        <Stack align="start">
          {consent.jobs.length > 0 && (
            <Text style={{ overflowWrap: 'anywhere' }}>{t('about', { jobs: consent.jobs.join(', ') })}</Text>
          )}
          {given ? (
            <Text role="status" fw={600}>
              {t(`done.${given}`, { company })}
            </Text>
          ) : (
            <Text>{t('why')}</Text>
          )}
          {answer.error && <ErrorState error={answer.error} onRetry={() => answer.reset()} />}
          {given && <Text c="dimmed">{t('again')}</Text>}
          {left.map((one) => (
            <Button
              key={one}
              variant={!given && one === meant ? 'filled' : 'default'}
              loading={answer.isPending && answer.variables === one}
              disabled={answer.isPending}
              onClick={() => answer.mutate(one)}
            >
              {t(`answer.${one}`)}
            </Button>
          ))}
        </Stack>
      )}
    </Container>
  );
}
