import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiData } from '../../../lib/api-query.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useExport } from './privacy.api.ts';

function ExportSection() {
  const { t } = useTranslation('privacy');
  const exported = useExport();
  return (
    <Section title={t('export.title')}>
      <Stack maw={640} align="flex-start">
        <Text>{t('export.text')}</Text>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          variant="default"
          loading={exported.isPending}
          onClick={() => exported.mutate()}
        >
          {t('export.action')}
        </Button>
        <div role="status">
          {exported.isSuccess && (
            <Alert color="green" title={t('export.begun')}>
              {t('export.begunHint')}
            </Alert>
          )}
        </div>
      </Stack>
    </Section>
  );
}

/** How much of what the account may keep its files take up. */
function FilesSection() {
  const { t } = useTranslation('privacy');
  const { data: use } = useQuery(apiData('GET /upload'));
  if (!use) return null;
  const amount = t('files.amount', {
    count: use.files,
    bytes: fileSize(use.bytes),
    most: fileSize(use.most),
  });
  return (
    <Section title={t('files.title')}>
      <Stack maw={640} gap="xs">
        <Text>{amount}</Text>
        <Progress value={(100 * use.bytes) / use.most} aria-label={amount} />
        <Text size="sm" c="dimmed">
          {t('files.hint')}
        </Text>
      </Stack>
    </Section>
  );
}

/** One's own data: to take along, and to have deleted with the account. */
export function DataPage() {
  const { t } = useTranslation('privacy');
  const session = useSession();
  const [deleting, setDeleting] = useState(false);
  const role = session?.user.role ?? 'user';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <ExportSection />
      <FilesSection />
      <Section title={t('delete.title')}>
        <Stack maw={640} align="flex-start">
          <Text>{t('delete.text')}</Text>
          <Button
            leftSection={<IconTrash size={18} aria-hidden />}
            color="red"
            variant="outline"
            onClick={() => setDeleting(true)}
          >
            {t('delete.open')}
          </Button>
        </Stack>
      </Section>
      <DeleteAccountDialog role={role} opened={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
