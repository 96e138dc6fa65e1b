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

/**
 * `save` and `preview`, which shows the saved draft, validate the rules of a draft; `publish` those of a public record.
 */
export type Intent = 'save' | 'preview' | 'publish';

interface Publishing<R extends { _id: string; updatedAt: string }, V extends FieldValues, Body> {
  /** Distinguishes the drafts of new records on this device. */
  kind: string;
  /** Undefined for a new record. */
  record: R | undefined;
  /** True when the record is already public: every save is validated like publishing. */
  isOpen: boolean;
  resolver: (intent: () => Intent) => Resolver<V, unknown, Body>;
  /** In the order of the form's fields. */
  empty: V;
  valuesOf: (record: R) => V;
  /** Query options of the current record. */
  query: object;
  send: (body: Body, wanted: Intent, began: { updatedAt?: string }) => Promise<R>;
  /** Shows a confirmation and navigates to the next page. */
  onSaved: (saved: R, wanted: Intent) => Promise<void>;
  /** Returns true if it handled the error; others are shown at the form. */
  onFailed?: (error: unknown, submit: (wanted: Intent) => Promise<void>) => boolean;
}

/** State of a form that is saved as a draft or published. Its input is stored until it is sent. */
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
  // After an attempt to publish from the list, shows at once which fields are missing.
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

  /** Validates and sends the form; a second call while one is under way only shows a message. */
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

  /** Resolves the conflict: saves over the other version, or shows it instead of the input. */
  const resolve = (keeps: 'mine' | 'theirs') => {
    edit.settle(keeps);
    if (keeps === 'mine') void submit(intent.current);
    else draft.forget();
  };
  return { form, draft, submit, busy, isOpen, conflict: edit.conflict, resolve, fields: Object.keys(empty) };
}

/** The parts of the state that the form component needs. */
export type PublishForm<V extends FieldValues> = Omit<
  ReturnType<typeof usePublishForm<{ _id: string; updatedAt: string }, V, unknown>>,
  'form' | 'conflict'
> & {
  form: Pick<UseFormReturn<V>, 'formState'>;
  conflict: { fields: readonly (keyof V & string)[] } | null;
};
