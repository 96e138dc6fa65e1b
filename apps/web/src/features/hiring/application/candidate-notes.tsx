import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { mostTags, tagLength } from '@acheep/contract/hiring/application-option';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayDo } from '../../../lib/may-do.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NoteList } from '../../../ui/note-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { tagsQuery, useAddNote, useChangeNote, useDeleteNote, useTag } from './candidate.api.ts';

/** Tags of a candidate, saved at once. */
function CandidateTags({ application: { _id, tags } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const tag = useTag(_id);
  const { data: known = [] } = useQuery(tagsQuery);
  const [shown, setShown] = useState(tags);
  return (
    <Panel title={t('marks.tags')}>
      <TagsField
        aria-label={t('marks.tags')}
        description={t('marks.tagsHint')}
        data={known}
        maxTags={mostTags}
        maxLength={tagLength}
        value={shown}
        onChange={(next) => {
          setShown(next);
          tag.mutate({ tags: next }, { onError: () => setShown(tags) });
        }}
      />
    </Panel>
  );
}

/** Colleagues' internal notes and tags, which the candidate never sees. */
export function CandidateNotes({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const mayHire = useMayDo('hire');
  const add = useAddNote(application._id);
  return (
    <>
      <Panel title={t('notes.title')}>
        <NoteList
          hint={t('notes.private')}
          notes={application.notes}
          onAdd={(text) => add.mutateAsync({ text })}
          onChange={useChangeNote().mutateAsync}
          onDelete={useDeleteNote().mutateAsync}
        />
      </Panel>
      {mayHire && <CandidateTags application={application} />}
    </>
  );
}
