import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../../lib/feedback.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import {
  emptyGathering,
  type GatheringValues,
  gatheringResolver,
  type Intent,
  valuesOf,
} from './gathering-form-values.ts';
import { kindPaths } from './gathering-paths.ts';
import { type GatheringBody, ownGatheringQuery, useSaveGathering } from './gathering-post.api.ts';

/** The state of the form of a training or an event, and its two ways out: saving, and publishing. */
export function useGatheringForm(kind: GatheringKind, saved: OwnGatheringDetail | undefined) {
  const { t } = useTranslation('gathering-post');
  const navigate = useNavigate();
  const save = useSaveGathering(kind);
  const intent = useRef<Intent>('save');
  const [busy, setBusy] = useState<Intent | null>(null);
  const sending = useRef(false);
  const form = useForm<GatheringValues, unknown, GatheringBody>({
    resolver: gatheringResolver(kind, () => intent.current, saved),
    defaultValues: saved ? valuesOf(saved) : emptyGathering,
    shouldFocusError: false,
  });
  const edit = useEdit({ record: saved, form, valuesOf, query: ownGatheringQuery(kind, saved?._id ?? '') });
  const { handleSubmit } = form;
  // Whoever comes from trying to publish in the list sees at once what is missing.
  const incomplete = Boolean((useLocation().state as { incomplete?: boolean } | null)?.incomplete);
  useEffect(() => {
    if (!incomplete) return;
    intent.current = 'publish';
    void handleSubmit(() => undefined)();
  }, [incomplete, handleSubmit]);
  const draft = useFormDraft(saved ? `${kind} ${saved._id} ${saved.updatedAt}` : kind, form);
  const release = useUnsavedChanges(form.formState.isDirty, draft.forget);

  async function send(body: GatheringBody, wanted: Intent) {
    const shown = structuredClone(form.getValues());
    const publish = wanted === 'publish' && saved?.status !== 'active';
    const answer = await edit.save((began) =>
      save.mutateAsync({ id: saved?._id, body: { ...body, publish, ...began } }),
    );
    if (!answer) return;
    release();
    draft.forget();
    form.reset(shown, { keepValues: true });
    if (publish) {
      const { _id: id, title } = answer;
      await navigate(kindPaths[kind].active(), { state: { published: { id, title } } });
      return;
    }
    void toast({ tone: 'success', message: t(answer.status === 'draft' ? 'done.draft' : 'done.saved') });
    if (!saved) await navigate(kindPaths[kind].edit(answer._id), { replace: true });
  }

  /** Checks and sends the form; a second call while one is under way is told so. */
  async function submit(wanted: Intent) {
    if (sending.current) {
      void toast({ message: t('form.double', { ns: 'common' }), id: 'double' });
      return;
    }
    sending.current = true;
    intent.current = saved?.status === 'active' ? 'publish' : wanted;
    setBusy(wanted);
    try {
      await handleSubmit((body) => send(body, wanted))();
    } catch (error) {
      showFormError(error, form);
    } finally {
      sending.current = false;
      setBusy(null);
    }
  }
  /** Takes the other version for seen: saves over it, or shows it instead of what was typed. */
  const resolve = (keeps: 'mine' | 'theirs') => {
    edit.settle(keeps);
    if (keeps === 'mine') void submit(intent.current);
    else draft.forget();
  };
  return { form, draft, submit, busy, conflict: edit.conflict, resolve };
}
