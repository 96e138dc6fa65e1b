import {
  articleTopics,
  type ListedKind,
  listedKinds,
  ministries,
} from '@acheep/contract/content/article-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { PrismaClient } from '@acheep/database/client';
import { readingMinutes } from '@acheep/search/analysis/reading-minutes';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { html } from '../reference/article/html.ts';
import { demoAccounts } from './account.ts';
import { type DemoText, demoArticles } from './article.ts';
import { demoSample } from './document.ts';
import { insertDocument, type PutFile } from './insert-document.ts';

const day = 86_400_000;
const written = (text: string) => text || null;
const named = (option: { en: string; km: string } | undefined) =>
  option && { nameEn: option.en, nameKm: option.km };

function columnsOf({ topic, ministry, number, ...text }: DemoText) {
  const texts = {
    titleEn: written(text.titleEn),
    titleKm: written(text.titleKm),
    summaryEn: written(text.summaryEn),
    summaryKm: written(text.summaryKm),
    bodyEn: written(html(text.en)),
    bodyKm: written(html(text.km)),
  };
  return {
    ...texts,
    minutesEn: readingMinutes(texts.bodyEn),
    minutesKm: readingMinutes(texts.bodyKm),
    topic,
    number,
    ministry,
    legalStatus: text.legalStatus,
    signedOn: text.signedOn ? new Date(text.signedOn) : null,
    effectiveOn: text.effectiveOn ? new Date(text.effectiveOn) : null,
    ...searchFields({
      title: [texts.titleEn, texts.titleKm],
      tags: searchTags(
        named(articleTopics[topic as keyof typeof articleTopics]),
        named(ministry && ministries[ministry]),
        number,
      ),
      texts: [texts.summaryEn, texts.summaryKm, texts.bodyEn, texts.bodyKm],
    }),
  };
}

/** Fills the library: tips, policies, and sample regulations, labelled as such. The page draws what each is about. */
export async function insertArticles(prisma: PrismaClient, { putFile }: { putFile: PutFile }): Promise<void> {
  const admin = await prisma.user.findUniqueOrThrow({ where: { email: demoAccounts[2].email } });
  const categories = new Map((await prisma.category.findMany()).map(({ slug, id }) => [slug, id]));
  const samples: string[] = [];
  const now = Date.now();
  const insert = async (kind: ListedKind, text: DemoText, index: number) => {
    const { id } = await prisma.article.create({
      data: {
        kind,
        ...columnsOf(text),
        status: 'active',
        publishAt: new Date(now - (index * 3 + 1) * day),
        createdById: admin.id,
        categoryId: categories.get(text.category ?? '') ?? null,
        ...(text.amends && {
          amends: { create: { amendedId: samples[text.amends - 1] ?? '', position: 0 } },
        }),
      },
      select: { id: true },
    });
    if (kind === 'prakas') samples.push(id);
    if (!text.document) return;
    const content = demoSample({ title: text.titleEn, number: text.number ?? '' });
    const file = { ownerId: admin.id, originalName: `${text.number}.pdf`, content };
    const { id: uploadId } = await insertDocument(prisma, putFile, file);
    await prisma.articleAttachment.create({ data: { articleId: id, uploadId, position: 0 } });
  };
  for (const kind of valuesOf(listedKinds))
    for (const [index, text] of demoArticles[kind].entries()) await insert(kind, text, index);
}
