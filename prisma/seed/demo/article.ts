import type { LegalStatus, ListedKind, Ministry } from '@acheep/contract/content/article-option';
import content from './content/article.json' with { type: 'json' };

type Language = 'en' | 'km';
type InBoth<Text> = Record<Language, Text>;

/** Article of the demo; languages without a title are left out. */
export interface DemoText extends InBoth<string> {
  topic: string;
  /** Slug of the category whose jobs are shown beside it. */
  category?: string;
  titleEn: string;
  titleKm: string;
  summaryEn: string;
  summaryKm: string;
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

type Lines = readonly string[];
type Written = Omit<DemoText, Language> & InBoth<Lines>;
/** Heading and lines of an article of a regulation. */
type Provision = InBoth<readonly [heading: string, ...lines: string[]]>;
type Sample = Omit<DemoText, Language | 'number'> & { provisions: readonly (Provision | 'scope')[] };

interface Library {
  /** Advice, without invented authors or claims. */
  tip: readonly Written[];
  policy: { note: InBoth<string>; texts: readonly Written[] };
  prakas: {
    note: InBoth<string>;
    opening: InBoth<string>;
    scope: Provision;
    closing: Provision;
    texts: readonly Sample[];
  };
}

const { tip, policy, prakas } = content as unknown as Library;
const articleWord = { en: 'Article', km: 'ប្រការ' };

const inBoth = (lines: (language: Language) => Lines): InBoth<string> => ({
  en: lines('en').join('\n'),
  km: lines('km').join('\n'),
});

/** Labelled as a sample in title, number and text: nothing here may be mistaken for the law. */
function sample({ provisions, ...text }: Sample, index: number): DemoText {
  const all = [...provisions.map((one) => (one === 'scope' ? prakas.scope : one)), prakas.closing];
  return {
    ...text,
    titleEn: `Sample: ${text.titleEn}`,
    titleKm: `គំរូ៖ ${text.titleKm}`,
    number: `SAMPLE-${index + 1}`,
    ...inBoth((language) => [
      prakas.note[language],
      prakas.opening[language],
      ...all.flatMap(({ [language]: [heading, ...lines] }, place) => [
        `# ${articleWord[language]} ${place + 1}. ${heading}`,
        ...lines,
      ]),
    ]),
  };
}

/** Policies and regulations are labelled as samples. */
export const demoArticles: Record<ListedKind, readonly DemoText[]> = {
  tip: tip.map((text) => ({ ...text, ...inBoth((language) => text[language]) })),
  policy: policy.texts.map((text) => ({
    ...text,
    ...inBoth((language) => [policy.note[language], ...text[language]]),
  })),
  prakas: prakas.texts.map(sample),
};
