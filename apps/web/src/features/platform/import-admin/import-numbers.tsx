import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { AdminImport } from '@acheep/contract/platform/import';
import { importResults } from '@acheep/contract/platform/import-option';
import { Alert, Group, Loader, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Fact } from '../../../ui/fact.tsx';

/** How far an import is, and what its rows mean for the site. */
export function ImportNumbers({ of: one }: { of: AdminImport }) {
  const { t } = useTranslation('import-admin');
  const right = one.rows - one.results.wrong;
  return (
    <Stack mb="md">
      {one.state === 'reading' && (
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>{t('reading')}</Text>
        </Group>
      )}
      {one.state === 'undoing' && (
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>{t('undoing', { removed: numberText(one.removed) })}</Text>
        </Group>
      )}
      {one.problem && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('problem')} role="alert">
          {one.problem}
        </Alert>
      )}
      {one.notes.map((note) => (
        <Alert key={note} color="saffron" icon={<IconInfoCircle aria-hidden />}>
          {note}
        </Alert>
      ))}
      {one.rows > 0 && (
        <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }} spacing="sm">
          {valuesOf(importResults).map((result) => (
            <Fact
              key={result}
              label={localized(importResults[result])}
              value={numberText(one.results[result])}
              hint={t(`result.${result}`)}
            />
          ))}
        </SimpleGrid>
      )}
      {(one.state === 'running' || one.state === 'done' || one.done > 0) && right > 0 && (
        <div>
          <Text size="sm" role="status">
            {t('progress', { done: numberText(one.done), rows: numberText(right) })}
          </Text>
          <Progress
            mt={6}
            value={(one.done / right) * 100}
            animated={one.state === 'running'}
            aria-label={t('progressLabel')}
          />
        </div>
      )}
      {one.state === 'undone' && (
        <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
          {t('undone', { removed: numberText(one.removed), stayed: numberText(one.stayed) })}
        </Alert>
      )}
    </Stack>
  );
}
