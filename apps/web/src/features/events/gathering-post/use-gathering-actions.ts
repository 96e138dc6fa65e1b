import type { GatheringAction, OwnGathering } from '@acheep/contract/events/gathering-own';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { kindPaths } from './gathering-paths.ts';
import { useCopyGathering, useDeleteGathering, useGatheringStatus } from './gathering-post.api.ts';

export type DirectAction = Exclude<GatheringAction, 'edit'>;

/** Carries the actions out: asks before what takes something away, says what was done. */
export function useGatheringActions({ _id: id, kind, title }: Pick<OwnGathering, '_id' | 'kind' | 'title'>) {
  const { t } = useTranslation('gathering-post');
  const navigate = useNavigate();
  const status = useGatheringStatus(kind);
  const copy = useCopyGathering(kind);
  const remove = useDeleteGathering(kind);

  const tell = (action: DirectAction) =>
    void toast({ tone: 'success', message: t(`done.${action}`), id: `gathering-${action}` });

  async function ask(action: 'close' | 'delete' | 'archive') {
    const answer = await confirm({
      title: t(`confirm.${action}.title`),
      message: t(`confirm.${action}.message`, { title }),
      confirmLabel: t(`confirm.${action}.action`),
      tone: action === 'delete' ? 'danger' : 'plain',
    });
    return answer === 'confirm';
  }

  /** What is missing, new dates above all, is filled in on its own page, which points at it. */
  function failStatus(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'gathering.incomplete') return;
    void toast({ message: t('done.incomplete'), id: 'gathering-incomplete' });
    void navigate(kindPaths[kind].edit(id), { state: { incomplete: true } });
  }

  const change = (to: 'active' | 'closed' | 'archived', done: DirectAction) =>
    status.mutate({ id, status: to }, { onSuccess: () => tell(done), onError: failStatus });

  const run: Record<DirectAction, () => unknown> = {
    publish: () => change('active', 'publish'),
    reopen: () => change('active', 'reopen'),
    close: async () => (await ask('close')) && change('closed', 'close'),
    archive: async () => (await ask('archive')) && change('archived', 'archive'),
    delete: async () => (await ask('delete')) && remove.mutate(id, { onSuccess: () => tell('delete') }),
    copy: () =>
      copy.mutate(id, {
        onSuccess: (made) => {
          tell('copy');
          void navigate(kindPaths[kind].edit(made._id));
        },
      }),
  };
  return { run, pending: status.isPending || copy.isPending || remove.isPending };
}
