import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
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
