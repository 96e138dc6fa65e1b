import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { showFormError } from './form-error.ts';
import { useEdit } from './use-edit.ts';

interface SendForm<V extends FieldValues, Body, Answer> {
  resolver?: Resolver<V, unknown, Body>;
  defaultValues: NoInfer<DefaultValues<V>>;
  send: (body: Body) => Promise<Answer>;
  onSent?: (answer: Answer, body: Body) => void;
  /** Called on failure; returns true if the user has already been told. */
  onRefused?: (error: unknown) => unknown;
}

function useSubmit<V extends FieldValues, Body, Answer>(
  form: UseFormReturn<V, unknown, Body>,
  { send, onSent, onRefused }: Pick<SendForm<V, Body, Answer>, 'send' | 'onSent' | 'onRefused'>,
) {
  const sendNow = async (body: Body) => {
    let answer: Answer;
    try {
      answer = await send(body);
    } catch (error) {
      if (onRefused?.(error) !== true) showFormError(error, form);
      return;
    }
    onSent?.(answer, body);
  };
  return { form, sendNow, submit: form.handleSubmit(sendNow), sending: form.formState.isSubmitting };
}

/** A form that is sent: errors of the server are shown at its fields. Its mutation leaves errors to it (`ownError`). */
export function useSendForm<V extends FieldValues, Body, Answer>({
  resolver,
  defaultValues,
  ...sending
}: SendForm<V, Body, Answer>) {
  const form = useForm<V, unknown, Body>({ ...(resolver && { resolver }), defaultValues });
  return useSubmit(form, sending);
}

interface RecordForm<R extends { updatedAt: string }, V extends FieldValues, Body> {
  /** Null for a new record. */
  record: R | null;
  resolver?: Resolver<V, unknown, Body>;
  defaultValues: NoInfer<V>;
  valuesOf: (record: R) => V;
  /** Query options of the current record. */
  query: object;
  /** False if an error summary takes the focus. */
  shouldFocusError?: boolean;
  save: (body: Body & { updatedAt?: string }) => Promise<R>;
  onSaved: (saved: R, body: Body) => void;
  /** Called when the user takes the other version: updates parts of the form that are not form values. */
  onTheirs?: (theirs: R) => void;
}

/** A form that saves a record without overwriting someone else's changes unseen. */
export function useRecordForm<R extends { updatedAt: string }, V extends FieldValues, Body>({
  record,
  resolver,
  defaultValues,
  valuesOf,
  query,
  shouldFocusError = true,
  save,
  onSaved,
  onTheirs,
}: RecordForm<R, V, Body>) {
  const form = useForm<V, unknown, Body>({
    ...(resolver && { resolver }),
    defaultValues: defaultValues as DefaultValues<V>,
    shouldFocusError,
  });
  const edit = useEdit({ record, form, valuesOf, query });
  const sent = useSubmit<V, Body, R | null>(form, {
    send: (body) => edit.save((began) => save({ ...body, ...began })),
    onSent: (saved, body) => saved && onSaved(saved, body),
  });
  const resolve = (keep: 'mine' | 'theirs') => {
    if (keep === 'theirs' && edit.conflict) onTheirs?.(edit.conflict.record);
    edit.settle(keep);
    if (keep === 'mine') void sent.submit();
  };
  return { ...sent, conflict: edit.conflict, resolve };
}
