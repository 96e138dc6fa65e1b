import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import type { ArticleKind } from '@acheep/contract/content/article-option';
import { paths } from '@acheep/contract/kernel/paths';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../lib/feedback.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type ArticleBody, adminArticleQuery, useSaveArticle } from './article-admin.api.ts';
import {
  type ArticleValues,
  articleResolver,
  emptyArticle,
  type Intent,
  valuesOf,
} from './article-form-values.ts';

/** The state of the form of a text, and its two ways out: saving, and publishing. */
export function useArticleForm(kind: ArticleKind, saved: AdminArticleDetail | undefined) {
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
