import type { OwnJobDetail } from '@acheep/contract/job';
import { Paper, Title } from '@mantine/core';
import type { ComponentType, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { recordId } from '../../lib/list-url.ts';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RestoredNote } from '../../ui/restored-note.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { jobField } from './job-field.ts';
import classes from './job-form.module.css';
import { JobFormApply } from './job-form-apply.tsx';
import { JobFormBasics } from './job-form-basics.tsx';
import { JobFormPay } from './job-form-pay.tsx';
import { JobFormPerson } from './job-form-person.tsx';
import { JobFormQuestions } from './job-form-questions.tsx';
import { JobFormTexts } from './job-form-texts.tsx';
import type { JobForm as Form, Intent } from './job-form-values.ts';
import { JobPackageNote } from './job-package-note.tsx';
import { useJobForm } from './use-job-form.ts';

const sections: readonly {
  key: 'basics' | 'pay' | 'texts' | 'person' | 'questions' | 'apply';
  Fields: ComponentType<{ form: Form; job?: OwnJobDetail | undefined }>;
}[] = [
  { key: 'basics', Fields: JobFormBasics },
  { key: 'pay', Fields: JobFormPay },
  { key: 'texts', Fields: JobFormTexts },
  { key: 'person', Fields: JobFormPerson },
  { key: 'questions', Fields: JobFormQuestions },
  { key: 'apply', Fields: JobFormApply },
];

/** Which button was pressed; Enter in a field presses the first, which only saves. */
function wantedBy(event: FormEvent<HTMLFormElement>): Intent {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'publish' ? 'publish' : 'save';
}

/** A job to write: new where none is given. */
export function JobForm({ job }: { job?: OwnJobDetail }) {
  const { t } = useTranslation('job-post');
  const [params, setParams] = useSearchParams();
  const packageId = recordId.read?.(params.get('package') ?? '');
  const { form, draft, submit, busy, conflict, resolve } = useJobForm(job, packageId);
  const status = job?.status ?? 'draft';
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
          errors={form.formState.errors}
          submitCount={form.formState.submitCount}
          say={(name, message) => {
            const place = /^questions\.(\d+)/.exec(name)?.[1];
            return place ? t('question.says', { number: Number(place) + 1, message }) : message;
          }}
        />
        {sections.map(({ key, Fields }) => (
          <Paper
            withBorder
            key={key}
            component="section"
            className={classes.section}
            p={{ base: 'md', sm: 'lg' }}
            aria-labelledby={`part-${key}`}
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
        <SubmitButton
          name="intent"
          value="save"
          variant={status === 'active' ? 'filled' : 'default'}
          loading={busy === 'save'}
          disabled={busy === 'publish'}
        >
          {t(status === 'draft' ? 'form.saveDraft' : 'form.save')}
        </SubmitButton>
        {status !== 'active' && (
          <SubmitButton name="intent" value="publish" loading={busy === 'publish'} disabled={busy === 'save'}>
            {t(packageId ? 'form.order' : status === 'draft' ? 'form.publish' : 'form.publishAgain')}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
