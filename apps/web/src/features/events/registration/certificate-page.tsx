import type { Certificate } from '@acheep/contract/events/certificate';
import { type Locale, languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCertificate, IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useSaveCertificate } from '../../../entities/events/certificate/save-certificate.ts';
import { apiData } from '../../../lib/api-query.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { RegistrationTabs } from './registration-tabs.tsx';

function PdfButton({ certificate, language }: { certificate: Certificate; language: Locale }) {
  const { t } = useTranslation('registration');
  const save = useSaveCertificate();
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      onClick={() => save.mutate({ certificate, language })}
    >
      {t(`certificates.pdf.${language}`)}
    </Button>
  );
}

function Entry({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('registration');
  const { number, name, title, provider, providerKm, startsOn, endsOn } = certificate;
  const company = companyName({ name: provider, nameKm: providerKm });
  return (
    <Paper withBorder p="md" component="li">
      <Title order={2} size="h4" lang={languageOf(title)}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" lang={languageOf(company)}>
        {company}
      </Text>
      <Text size="sm" mt={4}>
        <DateText value={startsOn} />
        {endsOn !== startsOn && (
          <>
            {' – '}
            <DateText value={endsOn} />
          </>
        )}
      </Text>
      <Text size="sm">{t('certificates.name', { name })}</Text>
      <Text size="sm">
        {t('certificates.number')}{' '}
        <Anchor component={Link} to={paths.certificate(number)}>
          {number}
        </Anchor>
      </Text>
      <Group gap="xs" mt="sm">
        <PdfButton certificate={certificate} language="km" />
        <PdfButton certificate={certificate} language="en" />
      </Group>
    </Paper>
  );
}

export function CertificatePage() {
  const { t } = useTranslation('registration');
  const { data, error, refetch } = useQuery(apiData('GET /certificate'));
  return (
    <>
      <PageHead title={t('certificates.title')} noIndex />
      <PageHeader title={t('certificates.title')} lead={t('certificates.lead')} />
      <RegistrationTabs shown="certificates" />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={2} height={170} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconCertificate}
          title={t('certificates.emptyTitle')}
          text={t('certificates.emptyText')}
        />
      )}
      {data && data.length > 0 && (
        <Stack
          component="ul"
          gap="sm"
          m={0}
          p={0}
          style={{ listStyle: 'none' }}
          aria-label={t('certificates.title')}
        >
          {data.map((certificate) => (
            <Entry key={certificate._id} certificate={certificate} />
          ))}
        </Stack>
      )}
    </>
  );
}
