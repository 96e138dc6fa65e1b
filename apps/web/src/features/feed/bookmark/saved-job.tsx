import type { Bookmark } from '@acheep/contract/feed/bookmark';
import { noteLength } from '@acheep/contract/feed/bookmark-option';
import { untilText } from '@acheep/contract/jobs/job-card-facts';
import { closesSoon } from '@acheep/contract/jobs/job-date';
import { paths } from '@acheep/contract/paths';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { bookmarkChange, bookmarkIdsQuery } from '../../../entities/feed/bookmark/bookmark.ts';
import type { Applied } from '../../../entities/jobs/job/applied-jobs.ts';
import { JobCard } from '../../../entities/jobs/job/job-card.tsx';
import { JobFoot } from '../../../entities/jobs/job/job-rows.tsx';
import { call } from '../../../lib/api.ts';
import { changeResponses } from '../../../lib/api-query.ts';
import { reader } from '../../../lib/reader.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './bookmark.module.css';

type Saved = Extract<Bookmark, { noun: 'job' }>;

interface NoteProps {
  note: string | null;
  /** Null if it failed. */
  write: (note: string | null) => Promise<unknown>;
  isPending: boolean;
}

/** The private note on a saved job, and its form. */
function Note({ note, write, isPending }: NoteProps) {
  const { t } = useTranslation('bookmark');
  const field = useTranslation('field').t;
  const common = useTranslation().t;
  const [text, setText] = useState<string>();
  const close = () => setText(undefined);
  if (text === undefined)
    return (
      <div className={classes.note}>
        {note && (
          <Text size="sm" className={classes.noted}>
            {note}
          </Text>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconNote size={16} aria-hidden />}
          onClick={() => setText(note ?? '')}
        >
          {field(note ? 'note.change' : 'note.add')}
        </Button>
      </div>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await write(text.trim() || null)) !== null) close();
  };
  return (
    <form className={classes.noteForm} onSubmit={(event) => void submit(event)}>
      <Textarea
        label={t('note.label')}
        description={t('note.hint')}
        autosize
        autoFocus
        minRows={2}
        maxLength={noteLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-md" loading={isPending}>
          {field('note.save')}
        </Button>
        <Button variant="default" size="compact-md" onClick={close}>
          {common('cancel')}
        </Button>
      </Group>
    </form>
  );
}

/** Whether it is still saved: what was put out by mistake can be saved again in its row, with its note. */
function useStillSaved(id: string, restore: () => void) {
  const isSettled = useIsMutating({ mutationKey: bookmarkChange.mutationKey }) === 0;
  const { data: isSaved = true } = useQuery({
    ...bookmarkIdsQuery,
    select: ({ data }) => data.job.includes(id),
  });
  const wasOut = useRef(false);
  useEffect(() => {
    if (!isSaved) wasOut.current = true;
    // Not before the server has it again.
    else if (wasOut.current && isSettled) {
      wasOut.current = false;
      restore();
    }
  });
  return isSaved;
}

/** A saved job as in every list, with a private note, its closing day and the way to apply. */
export function SavedJob({ saved, applied }: { saved: Saved; applied: Applied | undefined }) {
  const { t } = useTranslation('job');
  const { job, note, open } = saved;
  const id = job._id;
  const { act: write, isPending } = useAct({
    call: (next: string | null) =>
      call('PUT /favorite/job/:id/note', { params: { id }, body: { note: next } }),
    refresh: (answer, next) =>
      answer &&
      changeResponses('GET /favorite', (list) => ({
        ...list,
        data: list.data.map((one) =>
          one.noun === 'job' && one.job._id === id ? { ...one, note: next } : one,
        ),
      })),
  });
  const isSaved = useStillSaved(id, () => note && void write(note));
  return (
    <JobCard job={job} applied={applied} as="h2">
      <JobFoot>
        <div className={classes.foot}>
          {isSaved && <Note note={note} write={write} isPending={isPending} />}
          <div className={classes.next}>
            {/* A near closing day stands among the facts. */}
            {closesSoon(job.closingDate) === undefined && (
              <Text size="sm" c="dimmed">
                {untilText(job, reader())}
              </Text>
            )}
            {open && !applied && (
              <Button size="compact-md" component={Link} to={paths.jobApply(id)}>
                {t('apply.action')}
              </Button>
            )}
          </div>
        </div>
      </JobFoot>
    </JobCard>
  );
}
