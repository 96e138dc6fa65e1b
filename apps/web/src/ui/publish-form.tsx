import { Button, Paper, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import type { Intent, PublishForm as PublishFormState } from '../lib/use-publish-form.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EditConflict } from './conflict-note.tsx';
import { ErrorSummary, flatErrors } from './error-summary.tsx';
import { foot } from './foot.ts';
import classes from './publish-form.module.css';
import { RestoredNote } from './restored-note.tsx';
import { Steps } from './steps.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Returns the intent of the pressed button; Enter in a field presses the first, which only saves. */
function wantedBy(event: FormEvent<HTMLFormElement>): Intent {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement && submitter.value;
  return value === 'publish' || value === 'preview' ? value : 'save';
}

interface PublishFormProps<V extends FieldValues> {
  state: PublishFormState<V>;
  nameOf: (field: keyof V & string) => string;
  /** True if saving only keeps a draft. */
  savesDraft: boolean;
  /** Labels of the other buttons; those without a label are hidden. */
  actions: { [other in Exclude<Intent, 'save'>]?: string | false | undefined };
  /** Shown above the errors. */
  notes?: ReactNode;
  children: ReactNode;
}

interface Stepping {
  say?: ((name: string, message: string) => string) | undefined;
  onOpen?: (name: string) => void;
  back?: ReactNode;
  next?: ReactNode;
}

/** A form that is saved as a draft or published, with its notes, errors and buttons. */
export function PublishForm<V extends FieldValues>({
  state,
  nameOf,
  savesDraft,
  actions,
  notes,
  say,
  onOpen,
  back,
  next,
  children,
}: PublishFormProps<V> & Stepping) {
  const { t } = useTranslation(['field', 'common']);
  const { form, draft, submit, busy, isOpen } = state;
  const labels = { ...actions, save: t(savesDraft ? 'form.saveDraft' : 'common:save') };
  const send = (intent: Intent, variant = 'default') =>
    labels[intent] && (
      <SubmitButton
        name="intent"
        value={intent}
        variant={variant}
        loading={busy === intent}
        disabled={busy !== null && busy !== intent}
      >
        {labels[intent]}
      </SubmitButton>
    );
  return (
    <form
      noValidate
      aria-busy={busy !== null}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(wantedBy(event));
      }}
    >
      <div className={classes.sections}>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        {notes}
        <ErrorSummary
          errors={form.formState.errors}
          submitCount={form.formState.submitCount}
          say={say}
          onOpen={onOpen}
        />
        {children}
      </div>
      <EditConflict state={state} nameOf={nameOf} />
      <div ref={foot} className={classes.bar}>
        {back}
        {send('save', isOpen ? 'filled' : 'default')}
        {send('preview')}
        {next}
        {send('publish', 'filled')}
      </div>
    </form>
  );
}

interface FormSectionProps {
  id?: string;
  title?: string;
  hidden?: boolean;
  /** Index of the step. */
  'data-step'?: number;
  children: ReactNode;
}

export const FormSection = ({ id, title, children, ...paper }: FormSectionProps) => (
  <Paper
    withBorder
    component="section"
    className={classes.section}
    p={{ base: 'md', sm: 'lg' }}
    aria-labelledby={id}
    {...paper}
  >
    {title && (
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
    )}
    {children}
  </Paper>
);

interface FormStep<V> {
  key: string;
  name: string;
  /** The first field of the step, which ends before the first field of the next, in the order of the form's values. */
  first: keyof V & string;
  fields: ReactNode;
}

/** Returns the index of the step that contains a field, by the path of its value. */
export function stepOf(path: string, steps: readonly { first: string }[], fields: readonly string[]): number {
  const place = fields.indexOf(path.split('.')[0] ?? '');
  return Math.max(
    0,
    steps.findLastIndex(({ first }) => fields.indexOf(first) <= place),
  );
}

interface StepFormProps<V extends FieldValues> extends Omit<PublishFormProps<V>, 'children'> {
  steps: readonly FormStep<V>[];
  /**
   * Returns the summary's text of an error in a repeated field, where the message alone does not say which one is
   * meant.
   */
  say?: (name: string, message: string) => string;
  /** True when every step has the publish button, not only the last. */
  publishAnywhere?: boolean;
}

// A field whose list opens with the focus would cover what is below it.
const field = ':is(input, select, textarea, [contenteditable=true]):not([aria-haspopup=listbox])';

/** Focuses the first field of a step that the user has opened: there the work goes on, by keyboard too. */
function focusStep(form: Element | null | undefined, step: number) {
  const first = form
    ?.querySelector(`section[data-step="${step}"]`)
    ?.querySelector<HTMLElement>('input, select, textarea, [contenteditable=true]');
  if (first?.matches(field)) first.focus({ preventScroll: true });
}

/** A `PublishForm` in steps that can be opened in any order; errors open their step. */
export function StepForm<V extends FieldValues>({
  steps,
  actions,
  publishAnywhere = false,
  ...props
}: StepFormProps<V>) {
  const { t } = useTranslation('field');
  const { form, fields, isOpen } = props.state;
  const [step, setStep] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const placeOf = (path: string) => stepOf(path, steps, fields);
  const wrong = new Set(flatErrors(form.formState.errors).map(({ name }) => placeOf(name)));
  const isLast = step === steps.length - 1;
  const open = (next: number) => {
    flushSync(() => setStep(next));
    focusStep(top.current?.closest('form'), next);
  };
  const go = (next: number) => {
    open(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <PublishForm
      {...props}
      actions={{
        preview: isLast && actions.preview,
        publish: (isLast || publishAnywhere) && actions.publish,
      }}
      onOpen={(name) => setStep(placeOf(name))}
      back={
        step > 0 && (
          <Button variant="subtle" className={classes.back} onClick={() => go(step - 1)}>
            {t('form.back')}
          </Button>
        )
      }
      next={
        !isLast && (
          <Button variant={isOpen || publishAnywhere ? 'default' : 'filled'} onClick={() => go(step + 1)}>
            {t('form.next')}
          </Button>
        )
      }
    >
      <div ref={top} className={classes.steps}>
        <Steps
          label={t('form.steps')}
          names={steps.map(({ name }) => name)}
          current={step}
          wrong={wrong}
          onStep={open}
        />
      </div>
      {steps.map(({ key, name, fields: shown }, place) => (
        <FormSection key={key} id={`part-${key}`} title={name} hidden={place !== step} data-step={place}>
          {shown}
        </FormSection>
      ))}
    </PublishForm>
  );
}
