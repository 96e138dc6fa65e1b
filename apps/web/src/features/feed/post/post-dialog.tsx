import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ownPostQuery } from './post.api.ts';
import { PostForm } from './post-form.tsx';

function EditForm({ id, onClose }: { id: string; onClose: () => void }) {
  // As it is now: the form says where its edit began.
  const { data, error, refetch, isFetching } = useQuery({
    ...ownPostQuery(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || (isFetching && !data)) return <Skeleton height={240} />;
  return <PostForm key={data._id} post={data} onClose={onClose} />;
}

interface PostDialogProps {
  /** Which entry is edited; none to write a new one. */
  id?: string;
  onClose: () => void;
}

/** Where an entry is written and edited. */
export function PostDialog({ id, onClose }: PostDialogProps) {
  const { t } = useTranslation('post');
  const common = useTranslation().t;
  return (
    <Dialog
      onClose={onClose}
      title={t(id ? 'form.edit' : 'form.new')}
      size={wideDialog}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {id ? <EditForm id={id} onClose={onClose} /> : <PostForm onClose={onClose} />}
    </Dialog>
  );
}
