import { z } from 'zod';
import { bilingual } from '../kernel/bilingual.ts';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { imagePath } from '../kernel/image.ts';
import { type Locale, locales } from '../kernel/locale.ts';
import { day, id, line, richText, text } from '../kernel/text.ts';
import { uploadedFile } from '../platform/upload.ts';
import {
  type ArticleKind,
  articleBounds,
  articleHas,
  articleKinds,
  articleShapes,
  articleTopics,
  legalStatuses,
  ministries,
} from './article-option.ts';

const fields = z.strictObject({
  kind: named(choice(articleKinds), 'type', 'ប្រភេទ'),
  title: bilingual(line(200), 'title', 'ចំណងជើង'),
  summary: bilingual(text(400), 'summary', 'សេចក្ដីសង្ខេប').optional(),
  body: bilingual(richText(articleBounds.textLength), 'text', 'អត្ថបទ').optional(),
  topic: named(choice(articleTopics), 'topic', 'ប្រធានបទ').optional(),
  /** Category of the jobs shown beside it. */
  categoryId: named(id, 'category', 'ផ្នែកការងារ').optional(),
  cover: named(imagePath, 'cover picture', 'រូបភាពគម្រប'),
  /** Path in the response of its upload. */
  video: named(line(200), 'video', 'វីដេអូ').nullish(),
  author: named(line(80), 'author', 'អ្នកនិពន្ធ').optional(),
  number: named(line(60), 'number', 'លេខ').optional(),
  ministry: named(choice(ministries), 'ministry', 'ក្រសួង').optional(),
  signedOn: named(day, 'signing date', 'កាលបរិច្ឆេទចុះហត្ថលេខា').optional(),
  effectiveOn: named(day, 'effective date', 'កាលបរិច្ឆេទចូលជាធរមាន').optional(),
  legalStatus: named(choice(legalStatuses), 'legal status', 'ស្ថានភាពគតិយុត្ត').optional(),
  /** Regulations that this one amends. */
  amends: named(
    atMost(articleBounds.amends, z.array(id)),
    'amended regulations',
    'ប្រកាសដែលត្រូវធ្វើវិសោធនកម្ម',
  ).default([]),
  attachments: named(
    atMost(articleBounds.attachments, z.array(uploadedFile)),
    'PDF documents',
    'ឯកសារ PDF',
  ).default([]),
});
export type ArticleFields = Partial<z.output<typeof fields>>;

const regulation = ['number', 'ministry', 'signedOn', 'effectiveOn', 'legalStatus', 'amends'] as const;
/** Fields that do not belong to an article of this kind. */
export function strangeFields(kind: ArticleKind): (keyof ArticleFields)[] {
  const has = (part: Parameters<typeof articleHas>[1]) => articleHas(kind, part);
  return [
    ...(articleShapes[kind].topics ? [] : (['topic'] as const)),
    ...(has('category') ? [] : (['categoryId'] as const)),
    ...(has('cover') ? [] : (['cover'] as const)),
    ...(has('video') ? [] : (['video'] as const)),
    ...(has('author') ? [] : (['author'] as const)),
    ...(has('regulation') ? [] : regulation),
  ];
}

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
const isKind = (kind: unknown): kind is ArticleKind =>
  typeof kind === 'string' && Object.hasOwn(articleKinds, kind);

/** Rejects fields that the kind does not have, and topics of other kinds. */
const matching = <S extends z.ZodType<ArticleFields>>(schema: S) =>
  schema.superRefine((given, context) => {
    const it: ArticleFields = given;
    if (typeof it !== 'object' || it === null || !isKind(it.kind)) return;
    for (const field of strangeFields(it.kind))
      if (isThere(it[field])) context.addIssue({ code: 'custom', path: [field], message: 'unknown_field' });
    const { topics } = articleShapes[it.kind];
    if (topics && typeof it.topic === 'string' && !Object.hasOwn(topics, it.topic))
      context.addIssue({ code: 'custom', path: ['topic'], message: 'option' });
  });

interface Texts {
  title?: Partial<Record<Locale, string | null | undefined>> | undefined;
  body?: Partial<Record<Locale, string | null | undefined>> | undefined;
}
/** Languages in which an article is complete: title and body. */
export const languagesOf = ({ title, body }: Texts): Locale[] =>
  locales.filter((locale) => title?.[locale] && body?.[locale]);

/** With `publish` the article is saved and published at once. */
const saved = { publish: named(z.boolean(), 'publication', 'ការផ្សាយ').optional() };

/** Article as it is saved; a draft needs only a title in one language. */
export const articleDraft = matching(fields);
export const articleNew = matching(fields.extend(saved));
export const articleEdit = matching(fields.extend(saved).extend(edited));
export type ArticleDraft = z.output<typeof articleDraft>;

/** Publishable article: complete in at least one language, and with a topic where its kind has topics. */
export const publishableArticle = matching(fields)
  .refine((it: ArticleFields) => languagesOf(it).length > 0, {
    path: ['body'],
    error: 'article_language',
    ...always,
  })
  .refine(
    (it: ArticleFields) => !isKind(it.kind) || !articleShapes[it.kind].topics || it.topic !== undefined,
    { path: ['topic'], error: 'required_choice', ...always },
  );
