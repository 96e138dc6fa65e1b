import type { LegalStatus, ListedKind, Ministry } from '@acheep/contract/content/article-option';
import { demoPolicies } from './article/policy.ts';
import { demoPrakas } from './article/prakas.ts';
import { demoTips } from './article/tip.ts';

/** A text as the demo writes it; a language without a title is not written. */
export interface DemoText {
  topic: string;
  /** The slug of the category whose jobs stand beside it. */
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
  /** Which of the samples it changes, from 1. */
  amends?: number | undefined;
  /** It comes with a PDF. */
  document?: boolean;
}

export const demoArticles: Record<ListedKind, readonly DemoText[]> = {
  tip: demoTips,
  policy: demoPolicies,
  prakas: demoPrakas,
};
