import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import {
  type ArticleKind,
  articleBounds,
  articleHas,
  articleShapes,
  documentReadings,
} from '@acheep/contract/content/article-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Paper, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../lib/feedback.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { localized } from '../../../lib/locale.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { ErrorSummary, flatErrors } from '../../../ui/error-summary.tsx';
import { FilesField } from '../../../ui/files-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type ArticleBody, adminArticleQuery, useSaveArticle } from './article-admin.api.ts';
import classes from './article-form.module.css';
import { ArticleFormFacts } from './article-form-facts.tsx';
import { ArticleFormTexts, articleField } from './article-form-texts.tsx';
import {
  type ArticleValues,
  articleResolver,
  emptyArticle,
  type Intent,
  valuesOf,
} from './article-form-values.ts';
import { ArticleFormVideo } from './article-form-video.tsx';

/** The state of the form of a text, and its two ways out: saving, and publishing. */
function useArticleForm(kind: ArticleKind, saved: AdminArticleDetail | undefined) {
  const { t } = useTranslation('article-admin');
  const navigate = useNavigate();
  const save = useSaveArticle();
  const isOpen = saved?.state === 'active' || saved?.state === 'scheduled';
  const intent = useRef<Intent>('save');
  const [busy, setBusy] = useState<Intent | null>(null);
  const form = useForm<ArticleValues, unknown, ArticleBody>({
    resolver: articleResolver(() => intent.current),
    defaultValues: saved ? valuesOf(saved) : emptyArticle(kind),
    shouldFocusError: false,
  });
  const edit = useEdit({ record: saved, form, valuesOf, query: adminArticleQuery(saved?._id ?? '') });
  const draft = useFormDraft(saved ? `article ${saved._id} ${saved.updatedAt}` : `article ${kind}`, form);
  const release = useUnsavedChanges(form.formState.isDirty, draft.forget);

  async function send(body: ArticleBody, wanted: Intent) {
    const shown = structuredClone(form.getValues());
    const publish = wanted === 'publish' && !isOpen;
    const answer = await edit.save((began) =>
      save.mutateAsync({ id: saved?._id, body: { ...body, ...(publish && { publish }), ...began } }),
    );
    if (!answer) return;
    release();
    draft.forget();
    form.reset(shown, { keepValues: true });
    void toast({ tone: 'success', message: t(publish ? 'done.publish' : 'done.saved'), id: 'article' });
    if (!saved) await navigate(paths.adminArticle(answer._id), { replace: true });
  }

  /** Checks and sends the form; a second call while one is under way is told so. */
  async function submit(wanted: Intent) {
    if (busy) return void toast({ message: t('form.double', { ns: 'common' }), id: 'double' });
    // What everybody reads stays whole.
    intent.current = isOpen ? 'publish' : wanted;
    setBusy(wanted);
    try {
      await form.handleSubmit((body) => send(body, wanted))();
    } catch (error) {
      showFormError(error, form);
    } finally {
      setBusy(null);
    }
  }

  /** Takes the other version for seen: saves over it, or shows it instead of what was typed. */
  const resolve = (keeps: 'mine' | 'theirs') => {
    edit.settle(keeps);
    if (keeps === 'mine') void submit(intent.current);
    else draft.forget();
  };
  return { form, draft, submit, busy, isOpen, conflict: edit.conflict, resolve };
}

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
