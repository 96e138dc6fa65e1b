import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NoteList } from '../../../ui/note-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useAddNote, useChangeNote, useDeleteNote } from './candidate.api.ts';

/** Colleagues' internal notes, which the candidate never sees. */
export function CandidateNotes({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const add = useAddNote(application._id);
  return (
    <Panel title={t('notes.title')}>
      <NoteList
        hint={t('notes.private')}
        notes={application.notes}
        onAdd={(text) => add.mutateAsync({ text })}
        onChange={useChangeNote().mutateAsync}
        onDelete={useDeleteNote().mutateAsync}
      />
    </Panel>
  );
}
