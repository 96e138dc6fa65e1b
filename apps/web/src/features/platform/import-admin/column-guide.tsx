import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { columnLabel, columnOptions, importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { Button, Group, Table, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './column-guide.module.css';

/** What the columns of a file are and may hold, and files to begin with. */
export function ColumnGuide({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('import-admin');
  const sample = useTableFile((language: Locale) =>
    call('GET /admin/import/sample', { query: { kind, language } }),
  );
  return (
    <details className={classes.guide}>
      <summary>{t('guide.title')}</summary>
      <Text size="sm" my="sm">
        {t('guide.text')}
      </Text>
      <Group gap="sm" mb="sm">
        {valuesOf(localeNames).map((language) => (
          <Button
            key={language}
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={sample.isPending && sample.variables === language}
            onClick={() => sample.mutate(language)}
          >
            {t('guide.sample', { language: localized(localeNames[language]) })}
          </Button>
        ))}
      </Group>
      <Table.ScrollContainer minWidth={480}>
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('guide.column')}</Table.Th>
              <Table.Th>{t('guide.meaning')}</Table.Th>
              <Table.Th>{t('guide.holds')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Object.entries(importColumns[kind]).map(([column, { holds, required }]) => {
              const options = columnOptions(kind, column);
              return (
                <Table.Tr key={column}>
                  <Table.Td className={classes.name}>
                    {column}
                    {required && <span title={t('guide.required')}> *</span>}
                  </Table.Td>
                  <Table.Td>{localized(columnLabel(kind, column))}</Table.Td>
                  <Table.Td>
                    {t(`holds.${holds}`)}
                    {options && (
                      <Text size="sm" c="dimmed">
                        {valuesOf(options)
                          .map((value) => localized(options[value] ?? { en: value, km: value }))
                          .join(', ')}
                      </Text>
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </details>
  );
}
