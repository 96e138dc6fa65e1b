import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeVisibilities } from '@acheep/contract/talent/resume-option';
import { Anchor, Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileCv, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { LocaleSwitch } from '../../../entities/talent/resume/locale-switch.tsx';
import { ownResumeQuery, useOwnerResume } from '../../../entities/talent/resume/own-resume.ts';
import { ResumeProgressPanel } from '../../../entities/talent/resume/resume-progress-panel.tsx';
import { ResumeView } from '../../../entities/talent/resume/resume-view.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { useImport } from './import-button.tsx';
import { ViewsPanel } from './views-panel.tsx';

/** One's CV as it reads, how far it has come, and who sees it. */
export function ResumePage() {
  const { t } = useTranslation('resume');
  const { data: resume, error, refetch } = useQuery(ownResumeQuery);
  const { button, dialogs } = useImport(resume);
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        action={
          resume && (
            <Button
              component={Link}
              to={paths.resumeEdit()}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {t('editAction')}
            </Button>
          )
        }
      />
      {resume ? (
        <Resume resume={resume} importButton={button} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : resume === null ? (
        <EmptyState
          icon={IconFileCv}
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Group justify="center" gap="sm">
              <Button component={Link} to={paths.resumeEdit()}>
                {t('none.begin')}
              </Button>
              {button}
            </Group>
          }
        />
      ) : (
        <Stack>
          <Skeleton height={150} radius="md" />
          <Skeleton height={480} radius="md" />
        </Stack>
      )}
      {dialogs}
    </>
  );
}

function Resume({ resume, importButton }: { resume: OwnResume; importButton: ReactNode }) {
  const { t } = useTranslation('resume');
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const owner = useOwnerResume();
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <ResumeProgressPanel resume={resume} isReading />
        <Panel title={t('visibilityTitle')}>
          <Text fw={600}>{localized(resumeVisibilities[resume.visibility])}</Text>
          <Text size="sm">{t(`visibility.${resume.visibility}`)}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('reached', {
              by: [owner?.phone && phoneText(owner.phone), owner?.email].filter(Boolean).join(', '),
            })}
          </Text>
          <Anchor component={Link} to={paths.resumeEdit('visibility')}>
            {t('visibilityChange')}
          </Anchor>
        </Panel>
      </SimpleGrid>
      <ViewsPanel />
      <Group justify="space-between" gap="sm">
        <LocaleSwitch label={t('readIn')} value={locale} onChange={setLocale} />
        <Group gap="sm">
          <Button
            component={Link}
            to={paths.resumePrint()}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {t('print.open')}
          </Button>
          <DownloadMenu resume={resume} />
          {importButton}
        </Group>
      </Group>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <ResumeView resume={resume} locale={locale} />
      </Paper>
    </Stack>
  );
}
