import type { LegalStatus, ListedKind, Ministry } from '@acheep/contract/content/article-option';
import { demoPolicies } from './article/policy.ts';
import { demoPrakas } from './article/prakas.ts';
import { careerTips } from './article/tip-career.ts';
import { hiringTips } from './article/tip-hiring.ts';
import { workplaceTips } from './article/tip-workplace.ts';

/** Article of the demo; languages without a title are left out. */
export interface DemoText {
  topic: string;
  /** Slug of the category whose jobs are shown beside it. */
  category?: string;
  titleEn: string;
  titleKm: string;
  summaryEn: string;
  summaryKm: string;
  en: string;
  km: string;
  number?: string;
  ministry?: Ministry;
  legalStatus?: LegalStatus;
  signedOn?: string;
  effectiveOn?: string;
  /** Number of the sample that it amends, from 1. */
  amends?: number | undefined;
  /** Has a PDF attached. */
  document?: boolean;
}

export const demoArticles: Record<ListedKind, readonly DemoText[]> = {
  tip: [...hiringTips, ...workplaceTips, ...careerTips],
  policy: demoPolicies,
  prakas: demoPrakas,
};
