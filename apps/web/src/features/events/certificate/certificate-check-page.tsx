import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Alert, Button, Container, Group, Paper, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { IconCertificate, IconSearch } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/errors.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './certificate-check-page.module.css';

const checkQuery = (number: string) =>
  queryOptions({
    queryKey: ['certificate', number],
    queryFn: async () => (await call('POST /certificate/check', { body: { number } })).data,
    retry: false,
  });

/** The contents of the certificate, verbatim. */
function Answer({ number }: { number: string }) {
  const { t } = useTranslation('certificate');
  const { data, error, refetch } = useQuery(checkQuery(number));
  if (error)
    return error instanceof ApiError && [404, 422].includes(error.status) ? (
      <Alert color="red" title={t('unknown')} role="alert">
        {error.status === 404 ? t('unknownText') : errorText(error).message}
      </Alert>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton height={220} />;
  const company = companyName({ name: data.provider, nameKm: data.providerKm });
  const facts = [
    [t('name'), data.name],
    [localized(gatheringKinds[data.kind]), data.title],
    [t('provider'), company],
  ] as const;
  return (
    <Paper withBorder p="lg" component="section" aria-label={data.number} role="status">
      <Group gap="xs" mb="md" wrap="nowrap">
        <IconCertificate size={28} color="var(--ac-icon)" aria-hidden />
        <Title order={2} size="h3">
          {t('known')}
        </Title>
      </Group>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={languageOf(value)}>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('dates')}</dt>
          <dd>
            <DateText value={data.startsOn} />
            {data.endsOn !== data.startsOn && (
              <>
                {' – '}
                <DateText value={data.endsOn} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('issued')}</dt>
          <dd>
            <DateText value={data.issuedOn} />
          </dd>
        </div>
        <div>
          <dt>{t('number')}</dt>
          <dd>{data.number}</dd>
        </div>
      </dl>
    </Paper>
  );
}

/** Public page that verifies the number of a certificate of attendance. */
export function CertificateCheckPage() {
  const { t } = useTranslation('certificate');
  const { number = '' } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) void navigate(paths.certificate(typed.trim()));
  };
  return (
    <Container size="sm" py="xl">
      <PageHead title={t('title')} noIndex />
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" mt={4} mb="md">
        {t('lead')}
      </Text>
      <form onSubmit={submit} noValidate>
        <Group align="end" gap="xs" mb="lg">
          <TextInput
            flex="1 1 220px"
            label={t('number')}
            placeholder="AC-2026-7K4M-9QXR"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
            {t('check')}
          </Button>
        </Group>
      </form>
      {number && <Answer key={number} number={number} />}
    </Container>
  );
}
