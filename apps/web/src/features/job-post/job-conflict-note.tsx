import { fieldLabel } from '@acheep/contract/field-label';
import { jobDraft } from '@acheep/contract/job-draft';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../lib/locale.ts';
import type { JobConflict } from './job-conflict.ts';

interface JobConflictNoteProps {
  conflict: JobConflict;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved the job meanwhile: what they changed, and the two ways on. What was typed stays until then. */
export function JobConflictNote({ conflict, onKeepMine, onTakeTheirs }: JobConflictNoteProps) {
  const { t } = useTranslation('job-post');
  const names = conflict.fields.map((name) => fieldLabel(jobDraft, name)?.[currentLocale()] ?? name);
  return (
    <Alert color="yellow" role="alert" icon={<IconUsers aria-hidden />} title={t('conflict.title')}>
      <Text size="sm">
        {names.length > 0 ? t('conflict.fields', { fields: names.join(', ') }) : t('conflict.noFields')}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={onKeepMine}>
          {t('conflict.mine')}
        </Button>
        <Button size="sm" variant="default" onClick={onTakeTheirs}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  );
}
