import type { AdminImport } from '@acheep/contract/platform/import';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { confirm } from '../../../lib/feedback.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

type Act = 'run' | 'cancel' | 'undo';

/** What may be done with an import now. */
export function ImportActions({ of: one }: { of: AdminImport }) {
  const { t } = useTranslation('import-admin');
  const [invite, setInvite] = useState(false);
  const params = { id: one._id };
  const right = one.rows - one.results.wrong;
  const mutation = useMutation({
    mutationFn: (act: Act) =>
      act === 'run'
        ? call('POST /admin/import/:id/run', { params, body: { invite } })
        : call(`POST /admin/import/:id/${act}`, { params }),
    onSettled: () => invalidate('GET /admin/import', 'GET /admin/import/:id', 'GET /admin/import/:id/row'),
  });
  const faults = useTableFile(() => call('GET /admin/import/:id/fault', { params }));
  const ask = async (act: Act) => {
    const counts = { count: right, wrong: one.results.wrong };
    const message =
      act === 'run' && one.results.wrong === 0 ? t('ask.runAll', counts) : t(`ask.${act}`, counts);
    const answer = await confirm({
      title: t(`action.${act}`),
      message,
      confirmLabel: t(`action.${act}`),
      tone: act === 'run' ? 'plain' : 'danger',
    });
    if (answer === 'confirm') mutation.mutate(act);
  };
  const isOpen = one.state === 'reading' || one.state === 'checked' || one.state === 'running';
  const button = (act: Act) => ({
    loading: mutation.isPending && mutation.variables === act,
    onClick: () => void ask(act),
    children: t(`action.${act}`),
  });
  return (
    <Stack gap="sm" mb="lg">
      {one.state === 'checked' && one.invitable > 0 && (
        <Checkbox
          label={t('invite', { count: one.invitable })}
          description={t('inviteHint')}
          checked={invite}
          onChange={(event) => setInvite(event.currentTarget.checked)}
        />
      )}
      <Group gap="sm">
        {one.state === 'checked' && right > 0 && (
          <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} {...button('run')} />
        )}
        {one.results.wrong > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={faults.isPending}
            onClick={() => faults.mutate()}
          >
            {t('action.faults')}
          </Button>
        )}
        {isOpen && (
          <Button variant="default" leftSection={<IconX size={18} aria-hidden />} {...button('cancel')} />
        )}
        {one.canUndo && (
          <Button
            variant="light"
            color="red"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            {...button('undo')}
          />
        )}
      </Group>
    </Stack>
  );
}
