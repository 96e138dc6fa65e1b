import '@mantine/core/styles/Code.layer.css';
import { paths } from '@acheep/contract/paths';
import { partnerDescription, partnerExamples } from '@acheep/contract/platform/partner-example';
import { Accordion, Anchor, Code, Container, List, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './partner.module.css';
import '@mantine/core/styles/Accordion.layer.css';
import type { GuideCall, GuideField } from '@acheep/contract/platform/partner-guide';

/** Parameters or response fields, one per row. */
function FieldTable({ label, fields }: { label: string; fields: readonly GuideField[] }) {
  const { t } = useTranslation('partner');
  return (
    <Table.ScrollContainer minWidth={520} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table verticalSpacing={6} fz="sm" aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field.name')}</Table.Th>
            <Table.Th>{t('field.type')}</Table.Th>
            <Table.Th>{t('field.words')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map(({ name, type, mayBeNull, words, values }) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Code>{name}</Code>
              </Table.Td>
              <Table.Td>
                {type}
                {mayBeNull && ' | null'}
              </Table.Td>
              <Table.Td>
                {words && localized(words)}
                {values.length > 0 && (
                  <Text size="sm" c="dimmed">
                    {values.map((one, index) => (
                      <span key={one.value}>
                        {index > 0 && ' · '}
                        <Code>{one.value}</Code> {localized(one.words)}
                      </span>
                    ))}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** One endpoint of the API, collapsed. */
function GuideCallSection({ call: { path, words, parameters, fields } }: { call: GuideCall }) {
  const { t } = useTranslation('partner');
  return (
    <Accordion variant="separated" order={3}>
      <Accordion.Item value={path}>
        <Accordion.Control>
          <Text component="span" fw={600}>
            {localized(words)}
          </Text>{' '}
          <Code>GET {path.replace(':id', '{id}')}</Code>
        </Accordion.Control>
        <Accordion.Panel>
          {parameters.length > 0 && (
            <>
              <Title order={4} size="h5" mb={4}>
                {t('field.parameters')}
              </Title>
              <FieldTable label={t('field.parameters')} fields={parameters} />
            </>
          )}
          <Title order={4} size="h5" mt="md" mb={4}>
            {t('field.answer')}
          </Title>
          <FieldTable label={t('field.answer')} fields={fields} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

/** A code example, which scrolls if it is too wide. */
function Example({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Code block className={classes.example} role="group" aria-label={label} tabIndex={0}>
      {children}
    </Code>
  );
}

/** API documentation for partners: authentication, endpoints, parameters and responses. */
export function PartnerPage() {
  const { t } = useTranslation('partner');
  const { data: guide, error, refetch } = useQuery(apiData('GET /partner-guide'));
  const examples = guide && partnerExamples(guide);
  return (
    <Container>
      <PageHead title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!guide && !error && <Skeleton height={640} />}
      {guide && (
        <Stack gap="xl" className={classes.guide}>
          <Section title={t('begin.title')}>
            <Text>
              {t('begin.key')}{' '}
              <Anchor component={Link} inherit underline="always" to={paths.contact()}>
                {t('begin.contact')}
              </Anchor>
            </Text>
            <Text mt="sm">{t('begin.call', { header: guide.header })}</Text>
            <Example label={t('example')}>{examples?.call}</Example>
            <Text mt="sm">{t('begin.browser')}</Text>
            <Example label={t('example')}>{examples?.browser}</Example>
          </Section>
          <Section title={t('rule.title')}>
            <List spacing="xs">
              <List.Item>{t('rule.link')}</List.Item>
              <List.Item>{t('rule.secret')}</List.Item>
              <List.Item>{t('rule.limit')}</List.Item>
              <List.Item>{t('rule.etag')}</List.Item>
              <List.Item>{t('rule.language')}</List.Item>
            </List>
          </Section>
          <Section title={t('page.title')}>
            <Text>{t('page.text')}</Text>
            <Example label={t('example')}>{examples?.page}</Example>
          </Section>
          <Section title={t('copy.title')}>
            <Text>{t('copy.text')}</Text>
            <Example label={t('example')}>{examples?.copy}</Example>
            <Text mt="sm">{t('copy.gone')}</Text>
          </Section>
          <Section title={t('calls')}>
            <Stack>
              <Anchor href={partnerDescription}>{t('description')}</Anchor>
              {guide.calls.map((call) => (
                <GuideCallSection key={call.path} call={call} />
              ))}
            </Stack>
          </Section>
          <Section title={t('error.title')}>
            <Text mb="sm">{t('error.text')}</Text>
            <Table.ScrollContainer
              minWidth={480}
              type="native"
              tabIndex={0}
              role="group"
              aria-label={t('error.title')}
            >
              <Table verticalSpacing="xs">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('error.status')}</Table.Th>
                    <Table.Th>{t('error.code')}</Table.Th>
                    <Table.Th>{t('error.words')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {guide.errors.map(({ status, code, words }) => (
                    <Table.Tr key={code}>
                      <Table.Td>{status}</Table.Td>
                      <Table.Td>
                        <Code>{code}</Code>
                      </Table.Td>
                      <Table.Td>{localized(words)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          </Section>
          <Section title={t('widget.title')}>
            <Text>{t('widget.text')}</Text>
          </Section>
        </Stack>
      )}
    </Container>
  );
}
