import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import { Alert, Button, Paper, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { ErrorSummary, flatErrors } from '../../../ui/error-summary.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { eventField, gatheringField } from './gathering-field.ts';
import classes from './gathering-form.module.css';
import type { GatheringValues, Intent } from './gathering-form-values.ts';
import { gatheringSteps, stepOf } from './gathering-step.ts';
import { useGatheringForm } from './use-gathering-form.ts';

/** Which button was pressed; Enter in a field presses the first, which only saves. */
function wantedBy(event: FormEvent<HTMLFormElement>): Intent {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'publish' ? 'publish' : 'save';
}

const nameOf = (field: keyof GatheringValues) =>
  field === 'eventType' || field === 'programme' || field === 'companyIds'
    ? eventField(field)
    : gatheringField(field);

/** A training or an event to write: new where none is given. */
export function GatheringForm({ kind, saved }: { kind: GatheringKind; saved?: OwnGatheringDetail }) {
  const { t } = useTranslation('gathering-post');
  const { form, draft, submit, busy, conflict, resolve } = useGatheringForm(kind, saved);
  const status = saved?.status ?? 'draft';
  const [step, setStep] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const wrong = new Set(flatErrors(form.formState.errors).map(({ name }) => stepOf(name)));
  const isLast = step === gatheringSteps.length - 1;
  const go = (next: number) => {
    setStep(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const say = (name: string, message: string) => {
    const [, list, place] = /^(sessions|speakers)\.(\d+)/.exec(name) ?? [];
    return list
      ? t(`${list as 'sessions' | 'speakers'}.says`, { number: Number(place) + 1, message })
      : message;
  };
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
        {status === 'active' && saved && saved.registered > 0 && (
          <Alert color="saffron">{t('form.registered', { count: saved.registered })}</Alert>
        )}
        {status === 'closed' && <Alert color="gray">{t('form.closed')}</Alert>}
        <ErrorSummary
          onOpen={(name) => setStep(stepOf(name))}
          errors={form.formState.errors}
          submitCount={form.formState.submitCount}
          say={say}
        />
        <div ref={top} className={classes.steps}>
          <Steps
            label={t('form.steps')}
            names={gatheringSteps.map(({ key }) => t(`form.${key}`))}
            current={step}
            wrong={wrong}
            onStep={setStep}
          />
        </div>
        {gatheringSteps.map(({ key, Fields }, place) => (
          <Paper
            withBorder
            key={key}
            component="section"
            className={classes.section}
            p={{ base: 'md', sm: 'lg' }}
            aria-labelledby={`part-${key}`}
            hidden={place !== step}
            data-step={place}
          >
            <Title order={2} size="h3" id={`part-${key}`}>
              {t(`form.${key}`)}
            </Title>
            <Fields form={form} kind={kind} saved={saved} />
          </Paper>
        ))}
      </div>
      {conflict && (
        <ConflictNote
          names={conflict.fields.map(nameOf)}
          onKeepMine={() => resolve('mine')}
          onTakeTheirs={() => resolve('theirs')}
        />
      )}
      <div className={classes.bar}>
        {step > 0 && (
          <Button type="button" variant="subtle" className={classes.back} onClick={() => go(step - 1)}>
            {t('form.back')}
          </Button>
        )}
        <SubmitButton
          name="intent"
          value="save"
          variant={status === 'active' ? 'filled' : 'default'}
          loading={busy === 'save'}
          disabled={busy !== null && busy !== 'save'}
        >
          {t(status === 'draft' ? 'form.saveDraft' : 'form.save')}
        </SubmitButton>
        {!isLast && (
          <Button
            type="button"
            variant={status === 'draft' ? 'filled' : 'default'}
            onClick={() => go(step + 1)}
          >
            {t('form.next')}
          </Button>
        )}
        {((isLast && status === 'draft') || status === 'closed') && (
          <SubmitButton
            name="intent"
            value="publish"
            loading={busy === 'publish'}
            disabled={busy !== null && busy !== 'publish'}
          >
            {t(status === 'draft' ? 'form.publish' : 'form.publishAgain')}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
