import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { paths } from '@acheep/contract/kernel/paths';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useDeleteCandidate } from './candidate.api.ts';

/** Deletes somebody who was added by hand. */
export function DeleteCandidate({ application: { _id, name } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const navigate = useNavigate();
  const remove = useDeleteCandidate(_id);
  const ask = async () => {
    const answer = await confirm({
      title: t('delete.title', { name }),
      message: t('delete.text'),
      confirmLabel: t('delete.confirm'),
      tone: 'danger',
    });
    if (answer !== 'confirm') return;
    await remove.mutateAsync();
    await navigate(paths.manageApplied());
    void toast({ tone: 'success', message: t('delete.done', { name }) });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="sm"
      mt="md"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={remove.isPending}
      onClick={() => void ask().catch(() => undefined)}
    >
      {t('delete.action')}
    </Button>
  );
}
