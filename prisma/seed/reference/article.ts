import type { Prisma } from '@acheep/database/client';
import { aboutTexts } from './article/about.ts';
import { guideTexts } from './article/guide.ts';
import { html } from './article/html.ts';
import { legalTexts } from './article/legal.ts';
import { safetyTexts } from './article/safety.ts';

interface Text {
  key: string;
  titleEn: string;
  titleKm: string;
  summaryEn: string;
  summaryKm: string;
  en: string;
  km: string;
}

/** All of them are short. */
const minutes = { minutesEn: 2, minutesKm: 2 };

const ofKind = (kind: 'legal' | 'about' | 'guide', texts: readonly Text[]) =>
  texts.map(({ en, km, ...text }) => ({ kind, ...text, ...minutes, bodyEn: html(en), bodyKm: html(km) }));

/** Single articles, published from the start. The operator rewrites them; the worker files them for the search. */
export const articles: Omit<Prisma.ArticleCreateManyInput, 'publishAt'>[] = [
  ...ofKind('legal', [...legalTexts, ...safetyTexts]),
  ...ofKind('about', aboutTexts),
  ...ofKind('guide', guideTexts),
].map((text) => ({ ...text, status: 'active' as const }));
