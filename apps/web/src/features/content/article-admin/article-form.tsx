import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import {
  type ArticleKind,
  articleBounds,
  articleHas,
  articleShapes,
  documentReadings,
} from '@acheep/contract/content/article-option';
import { Paper, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { ErrorSummary, flatErrors } from '../../../ui/error-summary.tsx';
import { FilesField } from '../../../ui/files-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import classes from './article-form.module.css';
import { ArticleFormFacts } from './article-form-facts.tsx';
import { ArticleFormTexts, articleField } from './article-form-texts.tsx';
import { ArticleFormVideo } from './article-form-video.tsx';
import { useArticleForm } from './use-article-form.ts';

/** Which button was pressed; Enter in a field presses the first, which only saves. */
function wantedBy(event: FormEvent<HTMLFormElement>) {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'publish' ? 'publish' : 'save';
}

const icons = { waiting: IconClock, read: IconCircleCheck, partly: IconCircleCheck } as const;

/** What became of reading each document for the search: whoever sent it is told what cannot be found. */
const Readings = ({ files }: { files: AdminArticleDetail['attachments'] }) => (
  <ul className={classes.readings}>
    {files.map(({ path, originalName, reading }) => {
      const Icon = reading in icons ? icons[reading as keyof typeof icons] : IconAlertTriangle;
      return (
        <li key={path}>
          <Icon size={16} aria-hidden />
          <strong>{originalName}</strong> {localized(documentReadings[reading])}
        </li>
      );
    })}
  </ul>
);

/** A text to write, in both languages: new where none is given. */
export function ArticleForm({ kind, saved }: { kind: ArticleKind; saved?: AdminArticleDetail | undefined }) {
  const { t } = useTranslation('article-admin');
  const { form, draft, submit, busy, isOpen, conflict, resolve } = useArticleForm(kind, saved);
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
        <ErrorSummary errors={form.formState.errors} submitCount={form.formState.submitCount} />
        {articleShapes[kind].topics && (
          <Paper withBorder component="section" className={classes.section} p={{ base: 'md', sm: 'lg' }}>
            <Title order={2} size="h3">
              {t('form.facts')}
            </Title>
            <ArticleFormFacts form={form} kind={kind} saved={saved} />
          </Paper>
        )}
        <ArticleFormTexts form={form} saved={saved} />
        {articleHas(kind, 'video') && (
          <Paper withBorder component="section" className={classes.section} p={{ base: 'md', sm: 'lg' }}>
            <ArticleFormVideo form={form} saved={saved?.video ?? null} />
          </Paper>
        )}
        <Paper withBorder component="section" className={classes.section} p={{ base: 'md', sm: 'lg' }}>
          <FormField form={form} name="attachments">
            {({ ref: _, ...field }) => (
              <FilesField
                {...field}
                value={field.value ?? []}
                error={
                  flatErrors(form.formState.errors).find(({ name }) => name.startsWith('attachments'))
                    ?.message
                }
                label={articleField('attachments')}
                description={t('form.attachmentsHint', { count: articleBounds.attachments })}
                most={articleBounds.attachments}
              />
            )}
          </FormField>
          {saved && saved.attachments.length > 0 && <Readings files={saved.attachments} />}
        </Paper>
      </div>
      {conflict && (
        <ConflictNote
          names={conflict.fields.map(articleField)}
          onKeepMine={() => resolve('mine')}
          onTakeTheirs={() => resolve('theirs')}
        />
      )}
      <div className={classes.bar}>
        <SubmitButton
          name="intent"
          value="save"
          variant={isOpen ? 'filled' : 'default'}
          loading={busy === 'save'}
          disabled={busy === 'publish'}
        >
          {t(isOpen ? 'form.save' : 'form.saveDraft')}
        </SubmitButton>
        {!isOpen && (
          <SubmitButton name="intent" value="publish" loading={busy === 'publish'} disabled={busy === 'save'}>
            {t('form.publish')}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
