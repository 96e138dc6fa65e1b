import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import {
  type ArticleKind,
  articleBounds,
  articleHas,
  articleShapes,
  documentReadings,
} from '@acheep/contract/content/article-option';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { usePublishForm } from '../../../lib/use-publish-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { AttachmentsField } from '../../../ui/files-field.tsx';
import { FormSection, PublishForm } from '../../../ui/publish-form.tsx';
import { type ArticleBody, adminArticleQuery, useSaveArticle } from './article-admin.api.ts';
import classes from './article-form.module.css';
import { ArticleFormFacts } from './article-form-facts.tsx';
import { ArticleFormTexts, ArticleFormVideo, articleField } from './article-form-texts.tsx';
import { type ArticleValues, articleResolver, emptyArticle, valuesOf } from './article-form-values.ts';

const icons = { waiting: IconClock, read: IconCircleCheck, partly: IconCircleCheck } as const;

/** Status of each document's text extraction, which tells the editor which documents search cannot find. */
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

/** Form of an article in both languages; creates one without `saved`. */
export function ArticleForm({ kind, saved }: { kind: ArticleKind; saved?: AdminArticleDetail | undefined }) {
  const { t } = useTranslation('article-admin');
  const navigate = useNavigate();
  const save = useSaveArticle();
  const isOpen = saved?.state === 'active' || saved?.state === 'scheduled';
  const state = usePublishForm<AdminArticleDetail, ArticleValues, ArticleBody>({
    kind: saved ? 'article' : `article ${kind}`,
    record: saved,
    // A published article must stay complete.
    isOpen,
    resolver: articleResolver,
    empty: emptyArticle(kind),
    valuesOf,
    query: adminArticleQuery(saved?._id ?? ''),
    send: (body, wanted, began) =>
      save.mutateAsync({
        id: saved?._id,
        body: { ...body, ...(wanted === 'publish' && !isOpen && { publish: true }), ...began },
      }),
    onSaved: async ({ _id }, wanted) => {
      const done = wanted === 'publish' && !isOpen ? 'done.publish' : 'done.saved';
      void toast({ tone: 'success', message: t(done), id: 'article' });
      if (!saved) await navigate(adminPaths.article(_id), { replace: true });
    },
  });
  const { form } = state;
  return (
    <PublishForm
      state={state}
      nameOf={articleField}
      savesDraft={!isOpen}
      actions={{ publish: !isOpen && t('form.publish') }}
    >
      {articleShapes[kind].topics && (
        <FormSection title={t('form.facts')}>
          <ArticleFormFacts form={form} kind={kind} saved={saved} />
        </FormSection>
      )}
      <ArticleFormTexts form={form} saved={saved} />
      {articleHas(kind, 'video') && (
        <FormSection>
          <ArticleFormVideo form={form} saved={saved?.video ?? null} />
        </FormSection>
      )}
      <FormSection>
        <AttachmentsField
          form={form}
          name="attachments"
          label={articleField('attachments')}
          description={t('form.attachmentsHint', { count: articleBounds.attachments })}
          most={articleBounds.attachments}
          only={['application/pdf']}
        />
        {saved && saved.attachments.length > 0 && <Readings files={saved.attachments} />}
      </FormSection>
    </PublishForm>
  );
}
