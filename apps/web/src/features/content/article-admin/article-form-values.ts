import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import { articleDraft, publishableArticle, strangeFields } from '@acheep/contract/content/article-draft';
import type { ArticleKind } from '@acheep/contract/content/article-option';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import type { Intent } from '../../../lib/use-publish-form.ts';
import type { ArticleBody } from './article-admin.api.ts';

export type ArticleValues = FormValues<ArticleBody>;
export type ArticleForm = UseFormReturn<ArticleValues, unknown, ArticleBody>;

export const emptyArticle = (kind: ArticleKind): ArticleValues => ({
  kind,
  topic: '',
  title: { en: '', km: '' },
  summary: { en: '', km: '' },
  body: { en: '', km: '' },
  cover: '',
  video: '',
  author: '',
  categoryId: '',
  number: '',
  ministry: '',
  signedOn: '',
  effectiveOn: '',
  legalStatus: '',
  amends: [],
  attachments: [],
});

const both = ({ en, km }: { en: string | null; km: string | null }) => ({ en: en ?? '', km: km ?? '' });

export const valuesOf = (saved: AdminArticleDetail): ArticleValues => ({
  kind: saved.kind,
  topic: saved.topic ?? '',
  title: both(saved.title),
  summary: both(saved.summary),
  body: both(saved.body),
  cover: saved.cover?.path ?? '',
  video: saved.video?.path ?? '',
  author: saved.author ?? '',
  categoryId: saved.category?._id ?? '',
  number: saved.number ?? '',
  ministry: saved.ministry ?? '',
  signedOn: saved.signedOn ?? '',
  effectiveOn: saved.effectiveOn ?? '',
  legalStatus: saved.legalStatus ?? '',
  amends: saved.amends.map(({ _id }) => _id),
  attachments: saved.attachments.map(({ originalName, path }) => ({ originalName, path })),
});

/** Drops the fields that the article's kind does not have. */
function ofKind(values: ArticleValues): ArticleValues {
  const strange: readonly string[] = strangeFields(values.kind || 'tip');
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !strange.includes(name)),
  ) as ArticleValues;
}

/** Validates by the contract's rules for a draft or, on publishing, for a public article. */
export const articleResolver =
  (intent: () => Intent): Resolver<ArticleValues, unknown, ArticleBody> =>
  (values, context, options) =>
    bodyResolver<ArticleBody>(intent() === 'publish' ? publishableArticle : articleDraft)(
      ofKind(values),
      context,
      options,
    );
