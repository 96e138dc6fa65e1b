import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { Button, Paper, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recordId } from '../../../lib/list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { ErrorSummary, flatErrors } from '../../../ui/error-summary.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { jobField } from './job-field.ts';
import classes from './job-form.module.css';
import type { Intent } from './job-form-values.ts';
import { JobPackageNote } from './job-package-note.tsx';
import { jobSteps, stepOf } from './job-step.ts';
import { useJobForm } from './use-job-form.ts';

/** Which button was pressed; Enter in a field presses the first, which only saves. */
function wantedBy(event: FormEvent<HTMLFormElement>): Intent {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement && submitter.value;
  return value === 'publish' || value === 'preview' ? value : 'save';
}

/** A job to write: new where none is given. */
export function JobForm({ job }: { job?: OwnJobDetail }) {
  const { t } = useTranslation('job-post');
  const [params, setParams] = useSearchParams();
  const packageId = recordId.read?.(params.get('package') ?? '');
  const { form, draft, submit, busy, conflict, resolve } = useJobForm(job, packageId);
  const status = job?.status ?? 'draft';
  const [step, setStep] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const wrong = new Set(flatErrors(form.formState.errors).map(({ name }) => stepOf(name)));
  const isLast = step === jobSteps.length - 1;
  const go = (next: number) => {
    setStep(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const choose = (id: string) => setParams({ package: id }, { replace: true, preventScrollReset: true });
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
        {status === 'draft' && <JobPackageNote packageId={packageId} onChoose={choose} />}
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <ErrorSummary
          onOpen={(name) => setStep(stepOf(name))}
          errors={form.formState.errors}
          submitCount={form.formState.submitCount}
          say={(name, message) => {
            const place = /^questions\.(\d+)/.exec(name)?.[1];
            return place ? t('question.says', { number: Number(place) + 1, message }) : message;
          }}
        />
        <div ref={top} className={classes.steps}>
          <Steps
            label={t('form.steps')}
            names={jobSteps.map(({ key }) => t(`form.${key}`))}
            current={step}
            wrong={wrong}
            onStep={setStep}
          />
        </div>
        {jobSteps.map(({ key, Fields }, place) => (
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
            <Fields form={form} job={job} />
          </Paper>
        ))}
      </div>
      {conflict && (
        <ConflictNote
          names={conflict.fields.map(jobField)}
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
        {isLast && status === 'draft' && (
          <SubmitButton
            name="intent"
            value="preview"
            variant="default"
            loading={busy === 'preview'}
            disabled={busy !== null && busy !== 'preview'}
          >
            {t('form.preview')}
          </SubmitButton>
        )}
        {!isLast && (
          <Button
            type="button"
            variant={status === 'active' ? 'default' : 'filled'}
            onClick={() => go(step + 1)}
          >
            {t('form.next')}
          </Button>
        )}
        {isLast && status !== 'active' && (
          <SubmitButton
            name="intent"
            value="publish"
            loading={busy === 'publish'}
            disabled={busy !== null && busy !== 'publish'}
          >
            {t(packageId ? 'form.order' : status === 'draft' ? 'form.publish' : 'form.publishAgain')}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
