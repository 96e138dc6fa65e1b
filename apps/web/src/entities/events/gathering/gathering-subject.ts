import type { GatheringCard } from '@acheep/contract/events/gathering';
import { type Subject, subjectsOf } from '../../../ui/subject/subject-of.ts';

/** By the address of its category; the operator's own have none. */
const ofCategory: Partial<Record<string, readonly Subject[]>> = {
  accounting: ['calculate', 'tax', 'data'],
  administration: ['write', 'plan', 'computer'],
  agriculture: ['farm'],
  architecture: ['build', 'idea'],
  banking: ['bank', 'pay'],
  beauty: ['sell', 'talk'],
  construction: ['build', 'safety'],
  'customer-service': ['talk'],
  delivery: ['drive'],
  design: ['idea', 'computer'],
  education: ['training', 'language'],
  engineering: ['repair', 'plan'],
  garment: ['sew'],
  healthcare: ['health'],
  hospitality: ['hotel', 'coffee'],
  'human-resources': ['network', 'interview', 'plan'],
  'information-technology': ['computer', 'data', 'lock'],
  legal: ['law', 'contract'],
  logistics: ['drive', 'plan'],
  manufacturing: ['sew', 'repair'],
  marketing: ['promote', 'idea'],
  media: ['camera', 'promote'],
  ngo: ['network', 'globe'],
  'real-estate': ['build', 'sell'],
  restaurant: ['coffee', 'hotel'],
  retail: ['sell'],
  sales: ['sell', 'talk'],
  security: ['shield', 'safety'],
  technician: ['repair'],
  translation: ['language'],
};

const others = { training: ['training', 'plan', 'idea'], event: ['network', 'fair', 'talk'] } as const;

type Named = Pick<GatheringCard, '_id' | 'kind' | 'title' | 'category' | 'cover'>;

/** What trainings and events without a picture of their own are about. */
export const gatheringSubjects = (gatherings: readonly Named[]) =>
  subjectsOf(
    gatherings.map(({ _id, kind, title, category, cover }) => ({
      _id,
      isPictured: cover !== null,
      words: title,
      also: [...(ofCategory[category?.slug ?? ''] ?? []), ...others[kind]],
    })),
  );
