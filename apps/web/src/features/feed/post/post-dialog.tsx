import {
  type OwnPostDetail,
  postLength,
  postNew,
  postOwnWords,
  postPictures,
  postWords,
} from '@acheep/contract/feed/post';
import { Button, CloseButton, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type OwnPage, ownPageIn } from '../../../entities/feed/post/own-page.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { PicturesField } from '../../../ui/pictures-field.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { VideoField } from '../../../ui/video-field.tsx';
import { ownPostQuery, useCreatePost, useUpdatePost } from './post.api.ts';

const label = fieldNames(postNew);

interface Words {
  body: string;
}
const wordsOf = (post: OwnPostDetail): Words => ({ body: post.body ?? '' });

interface PostFormProps {
  /** Omitted for a new post. */
  post?: OwnPostDetail;
  onClose: () => void;
}

/**
 * Text, pictures and video of a post, with a preview of the site's page that the text links to. The input is stored.
 */
function PostForm({ post, onClose }: PostFormProps) {
  const { t } = useTranslation(['post', 'field']);
  const common = useTranslation().t;
  const isMade = post !== undefined && post.kind !== 'written' && post.kind !== 'shared';
  const create = useCreatePost();
  const update = useUpdatePost(post?._id ?? '');
  const [pictures, setPictures] = useState(post?.pictures ?? []);
  const [video, setVideo] = useState(post?.video ?? null);
  const [without, setWithout] = useState<string>();
  const form = useForm<Words, unknown, { body?: string }>({
    resolver: bodyResolver<{ body?: string }, Words>(isMade ? postOwnWords : postWords),
    defaultValues: post ? wordsOf(post) : { body: '' },
  });
  const draft = useFormDraft(post ? `post ${post._id}` : 'post', form);
  const edit = useEdit({
    record: post,
    form,
    valuesOf: wordsOf,
    query: ownPostQuery(post?._id ?? ''),
  });
  const errors: Partial<Record<string, { message?: string }>> = form.formState.errors;
  const pending = create.isPending || update.isPending;
  const typed = form.watch('body');
  const found = ownPageIn(typed, window.location.origin);
  const link: OwnPage | null = found && found._id !== without ? found : null;

  const save = (publish: boolean) =>
    form.handleSubmit(async ({ body }) => {
      if (pending) return;
      const fields = {
        pictures: pictures.map(({ path }) => path),
        video: video?.video ?? null,
        link,
        publish,
      };
      const saved = await (post
        ? edit.save(
            async (began) => (await update.mutateAsync({ ...fields, ...began, body: body ?? null })).data,
          )
        : create.mutateAsync({ ...fields, body: body ?? '' }).then(({ data }) => data)
      ).catch((error) => showFormError(error, form));
      if (!saved) return;
      draft.forget();
      void toast({
        tone: 'success',
        id: 'post',
        message: t(post?.status === 'active' ? 'form.saved' : publish ? 'form.published' : 'form.drafted'),
      });
      onClose();
    })();
  const isPublic = post?.status === 'active';
  return (
    <form
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        void save(!post || post.actions.includes('publish'));
      }}
    >
      <Stack>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <Textarea
          label={t('form.text')}
          placeholder={isMade ? t('form.hintMade') : t('form.hint')}
          withAsterisk={!isMade}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={postLength}
          data-autofocus
          description={typed.length > postLength - 500 ? `${typed.length} / ${postLength}` : undefined}
          {...inputProps(form, 'body')}
        />
        {link && (
          <Group gap="xs" wrap="nowrap">
            <IconLink size={18} color="var(--ac-icon)" aria-hidden />
            <Text size="sm" flex={1}>
              {t(`form.link.${link.noun}`)}
            </Text>
            <CloseButton aria-label={t('form.link.without')} onClick={() => setWithout(link._id)} />
          </Group>
        )}
        <PicturesField
          kind="picture"
          name="pictures"
          label={label('pictures')}
          most={postPictures}
          value={pictures}
          error={errors.pictures?.message}
          onChange={setPictures}
        />
        <VideoField
          name="video"
          label={label('video')}
          value={video}
          error={errors.video?.message}
          onChange={(next) => setVideo(next && { ...next, path: next.video })}
        />
        {edit.conflict && (
          <ConflictNote
            names={edit.conflict.fields.map(label)}
            onKeepMine={() => {
              edit.settle('mine');
              void save(false);
            }}
            onTakeTheirs={() => {
              setPictures(edit.conflict?.record.pictures ?? []);
              setVideo(edit.conflict?.record.video ?? null);
              edit.settle('theirs');
            }}
          />
        )}
        <DialogFoot>
          {isPublic ? (
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
          ) : (
            <Button variant="default" disabled={pending} onClick={() => void save(false)}>
              {t('field:form.saveDraft')}
            </Button>
          )}
          <SubmitButton loading={pending}>{isPublic ? common('save') : t('form.publish')}</SubmitButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

function EditForm({ id, onClose }: { id: string; onClose: () => void }) {
  // Always current: the form sends the version at which the edit began.
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
  /** The post to edit; omitted for a new one. */
  id?: string;
  onClose: () => void;
}

export function PostDialog({ id, onClose }: PostDialogProps) {
  const { t } = useTranslation('post');
  return (
    <Dialog
      onClose={onClose}
      title={t(id ? 'form.edit' : 'form.new')}
      size={wideDialog}
      closeOnClickOutside={false}
    >
      {id ? <EditForm id={id} onClose={onClose} /> : <PostForm onClose={onClose} />}
    </Dialog>
  );
}
