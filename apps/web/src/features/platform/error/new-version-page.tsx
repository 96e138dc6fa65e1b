import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Shown where parts of this release are gone, and loading them again by itself did not help. */
export function NewVersionPage() {
  const { t } = useTranslation('offline');
  return (
    <Container py={64}>
      <PageHead title={t('version.lost')} noIndex />
      <Stack align="center" ta="center" gap="md">
        <Title order={1}>{t('version.lost')}</Title>
        <Text maw={440}>{t('version.lostHint')}</Text>
        <Group justify="center">
          <Button onClick={() => window.location.reload()}>{t('version.again')}</Button>
        </Group>
      </Stack>
    </Container>
  );
}
