import { fileSize } from '@acheep/contract/kernel/file-size';
import { type Backup, backupLink } from '@acheep/contract/platform/backup';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconDatabaseExport, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import classes from './backups.module.css';

/** Milliseconds between looks while a backup is being made. */
const often = 3_000;
/** Maximum entries shown. */
const maxEntries = 10;

const downloadForm = backupLink.body.pick({ password: true });
const label = fieldNames(downloadForm);

/** Asks for the password, since a backup holds everything of everybody. */
function DownloadDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('site-health');
  const state = useSendForm({
    resolver: bodyResolver<{ password: string }>(downloadForm),
    defaultValues: { password: '' },
    send: ({ password }) => call('POST /admin/backup/link', { body: { name: backup.name, password } }),
    onSent: ({ data }) => {
      onClose();
      // The response is an attachment: the page stays.
      window.location.assign(data.url);
    },
  });
  return (
    <FormDialog title={t('backup.download')} action={t('backup.download')} state={state} onClose={onClose}>
      <Text className={classes.name}>{backup.name}</Text>
      <Text size="sm">{t(backup.isEncrypted ? 'backup.sealed' : 'backup.readable')}</Text>
      <PasswordField
        label={label('password')}
        autoComplete="current-password"
        withAsterisk
        data-autofocus
        {...inputProps(state.form, 'password')}
      />
    </FormDialog>
  );
}

function Entry({ of: backup }: { of: Backup }) {
  const { t } = useTranslation('site-health');
  const [isAsking, setAsking] = useState(false);
  const date = formatDate(backup.madeAt, 'time');
  return (
    <li className={classes.entry}>
      <span>
        <Text span fw={600}>
          {date}
        </Text>
        <Text span size="sm" c="dimmed">
          {' · '}
          {fileSize(backup.bytes)}
          {' · '}
          {t(backup.isEncrypted ? 'backup.encrypted' : 'backup.open')}
        </Text>
      </span>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={t('backup.downloadOf', { date })}
        onClick={() => setAsking(true)}
      >
        {t('backup.download')}
      </Button>
      {isAsking && <DownloadDialog backup={backup} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** Has what was said about backups looked at again once one was made, or has failed. */
function useOutcome(list: { isRunning: boolean; entries: readonly Backup[] } | undefined) {
  const newest = list?.entries[0]?.name ?? '';
  const seen = useRef<{ isRunning: boolean; newest: string }>(undefined);
  const isRunning = list?.isRunning;
  useEffect(() => {
    if (isRunning === undefined) return;
    const before = seen.current;
    seen.current = { isRunning, newest };
    if (before && !isRunning && (before.isRunning || before.newest !== newest))
      void invalidate('GET /admin/health');
  }, [isRunning, newest]);
}

/** The backups of the site, newest first, with one more at the press of a button. */
export function Backups() {
  const { t } = useTranslation('site-health');
  const { data } = useQuery({
    ...apiData('GET /admin/backup'),
    refetchInterval: ({ state }) => (state.data?.data.isRunning ? often : false),
  });
  const make = useAct({
    call: () => call('POST /admin/backup'),
    done: t('backup.begun'),
    refresh: ['GET /admin/backup'],
  });
  useOutcome(data);
  if (!data) return null;
  const { isRunning, fault, entries } = data;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button
          leftSection={<IconDatabaseExport size={18} aria-hidden />}
          loading={make.isPending || isRunning}
          disabled={fault !== null}
          onClick={() => make.act()}
        >
          {t('backup.make')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {isRunning ? t('backup.running') : ''}
        </Text>
      </Group>
      {fault && <Alert color="red">{fault}</Alert>}
      {entries.length > 0 && (
        <ul className={classes.list}>
          {entries.slice(0, maxEntries).map((one) => (
            <Entry key={one.name} of={one} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
