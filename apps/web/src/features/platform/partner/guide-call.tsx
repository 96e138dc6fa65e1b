import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Code.layer.css';
import type { GuideCall, GuideField } from '@acheep/contract/platform/partner-guide';
import { Accordion, Code, Table, Text, Title } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** What may be asked, or what is answered, a row each. */
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

/** One call of the API, to open. */
export function GuideCallSection({ call: { path, words, parameters, fields } }: { call: GuideCall }) {
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
