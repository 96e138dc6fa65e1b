import { adminPaths } from '@acheep/contract/admin-paths';
import { numberText } from '@acheep/contract/kernel/english-text';
import { fileSize } from '@acheep/contract/kernel/file-size';
import { type Locale, localeNames, untranslated } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { importFile, importForm } from '@acheep/contract/platform/import';
import { columnLabel, columnOptions, importColumns } from '@acheep/contract/platform/import-column';
import { type ImportKind, importKinds } from '@acheep/contract/platform/import-option';
import {
  Alert,
  Button,
  FileButton,
  Group,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconFileTypeCsv, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call, upload } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { localized } from '../../../lib/locale.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SendProgress } from '../../../ui/send-progress.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useSending } from '../../../ui/use-sending.ts';
import classes from './column-guide.module.css';

/** Columns of a file with their allowed values, and sample files. */
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
                          .map((value) => localized(options[value] ?? untranslated(value)))
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

const label = fieldNames(importForm);
const megabytes = importFile.bytes / 1_000_000;

/** Uploads a file to be checked, with its kind and source. */
export function ImportForm() {
  const { t } = useTranslation('import-admin');
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const form = useForm({
    resolver: contractResolver(importForm),
    defaultValues: { kind: 'jobs' as ImportKind, source: '' },
  });
  const sending = useSending(
    async (chosen, options) =>
      (await upload('POST /admin/import', chosen, { ...options, query: form.getValues(), isQuiet: true }))
        .data,
    ({ _id }) => {
      void invalidate('GET /admin/import');
      void navigate(adminPaths.import(_id));
    },
  );
  const submit = form.handleSubmit(() => {
    setMissing(!file);
    if (file && file.size > importFile.bytes) return sending.refuse(t('tooLarge', { megabytes }));
    if (file) sending.start(file);
  });
  return (
    <Panel title={t('form.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              label={label('kind')}
              data={choicesOf(importKinds)}
              withAsterisk
              {...inputProps(form, 'kind')}
            />
            <TextInput
              label={label('source')}
              description={t('form.sourceHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder="old-site.com"
              withAsterisk
              {...inputProps(form, 'source')}
            />
          </SimpleGrid>
          <Input.Wrapper
            label={t('form.file')}
            description={t('form.fileHint', { megabytes, rows: numberText(importFile.rows) })}
            error={isMissing && !file ? t('form.fileMissing') : undefined}
            withAsterisk
            labelElement="div"
          >
            <Group gap="sm" mt={6}>
              <FileButton
                accept=".csv,.tsv,.txt,.xml,.json,.jsonld,text/csv,application/json,application/xml"
                onChange={(chosen) => chosen && setFile(chosen)}
              >
                {(props) => (
                  <Button
                    {...props}
                    variant="default"
                    leftSection={<IconFileTypeCsv size={18} aria-hidden />}
                  >
                    {t(file ? 'form.another' : 'form.choose')}
                  </Button>
                )}
              </FileButton>
              {file && (
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {`${file.name} (${fileSize(file.size)})`}
                </Text>
              )}
            </Group>
          </Input.Wrapper>
          <SendProgress sending={sending} />
          {sending.failure && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {sending.failure}
            </Alert>
          )}
          <Group gap="sm">
            <SubmitButton loading={sending.part !== null} leftSection={<IconUpload size={18} aria-hidden />}>
              {t('form.check')}
            </SubmitButton>
            <Text size="sm" c="dimmed">
              {t('form.nothingYet')}
            </Text>
          </Group>
        </Stack>
      </form>
      <ColumnGuide kind={form.watch('kind')} />
    </Panel>
  );
}
