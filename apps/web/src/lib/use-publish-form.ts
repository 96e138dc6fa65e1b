import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { toast } from './feedback.ts';
import { useFormDraft } from './form-draft.ts';
import { showFormError } from './form-error.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';
import { useEdit } from './use-edit.ts';
import { useTranslation } from './use-translation.ts';

/** `save` and `preview`, which shows what is saved, check what a draft needs, `publish` what readers need. */
export type Intent = 'save' | 'preview' | 'publish';

interface Publishing<R extends { _id: string; updatedAt: string }, V extends FieldValues, Body> {
  /** Tells drafts of new records on this device apart. */
  kind: string;
  /** None of a new record. */
  record: R | undefined;
  /** Whether the record is public already: every save of it is checked like its publication. */
  isOpen: boolean;
  resolver: (intent: () => Intent) => Resolver<V, unknown, Body>;
  /** In the order in which the form asks. */
  empty: V;
  valuesOf: (record: R) => V;
  /** Asks for the record as it is now. */
  query: object;
  send: (body: Body, wanted: Intent, began: { updatedAt?: string }) => Promise<R>;
  /** Says that it is saved, and goes where one goes then. */
  onSaved: (saved: R, wanted: Intent) => Promise<void>;
  /** Whether this failure was dealt with; the others stand at the form. */
  onFailed?: (error: unknown, submit: (wanted: Intent) => Promise<void>) => boolean;
}

/** The state of a form that is saved as a draft or published. What is typed is kept until it is sent. */
export function usePublishForm<R extends { _id: string; updatedAt: string }, V extends FieldValues, Body>({
  kind,
  record,
  isOpen,
  resolver,
  empty,
  valuesOf,
  query,
  send,
  onSaved,
  onFailed,
}: Publishing<R, V, Body>) {
  const { t } = useTranslation();
  const intent = useRef<Intent>('save');
  const [busy, setBusy] = useState<Intent | null>(null);
  const sending = useRef(false);
  const form = useForm<V, unknown, Body>({
    resolver: resolver(() => intent.current),
    defaultValues: (record ? valuesOf(record) : empty) as DefaultValues<V>,
    shouldFocusError: false,
  });
  const edit = useEdit({ record, form, valuesOf, query });
  const { handleSubmit } = form;
  // Whoever comes from trying to publish in the list sees at once what is missing.
  const incomplete = Boolean((useLocation().state as { incomplete?: boolean } | null)?.incomplete);
  useEffect(() => {
    if (!incomplete) return;
    intent.current = 'publish';
    void handleSubmit(() => undefined)();
  }, [incomplete, handleSubmit]);
  const draft = useFormDraft(record ? `${kind} ${record._id} ${record.updatedAt}` : kind, form);
  const release = useUnsavedChanges(form.formState.isDirty, draft.forget);

  async function save(body: Body, wanted: Intent) {
    const shown = structuredClone(form.getValues());
    const saved = await edit.save((began) => send(body, wanted, began));
    if (!saved) return;
    release();
    draft.forget();
    form.reset(shown, { keepValues: true });
    await onSaved(saved, wanted);
  }

  /** Checks and sends the form; a second call while one is under way is told so. */
  async function submit(wanted: Intent) {
    if (sending.current) {
      void toast({ message: t('form.double'), id: 'double' });
      return;
    }
    sending.current = true;
    intent.current = isOpen ? 'publish' : wanted;
    setBusy(wanted);
    try {
      await handleSubmit((body) => save(body, wanted))();
    } catch (error) {
      if (!onFailed?.(error, submit)) showFormError(error, form);
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
  return { form, draft, submit, busy, isOpen, conflict: edit.conflict, resolve, fields: Object.keys(empty) };
}

/** What such a form shows of its state. */
export type PublishForm<V extends FieldValues> = Omit<
  ReturnType<typeof usePublishForm<{ _id: string; updatedAt: string }, V, unknown>>,
  'form' | 'conflict'
> & {
  form: Pick<UseFormReturn<V>, 'formState'>;
  conflict: { fields: readonly (keyof V & string)[] } | null;
};
