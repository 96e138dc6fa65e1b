import {
  type EventType,
  eventTypes,
  type TrainingLevel,
  trainingLevels,
} from '@acheep/contract/events/gathering-option';
import { searchTags } from '@acheep/search/analysis/search-fields';

interface Named {
  company: { name: string; nameKm: string | null };
  category: { nameEn: string; nameKm: string } | null;
  province: { nameEn: string; nameKm: string } | null;
}

interface Texts {
  title: string;
  eventType?: string | null | undefined;
  level?: string | null | undefined;
  speakers: readonly { name: string }[];
  description?: string | null | undefined;
  outcomes?: string | null | undefined;
  audience?: string | null | undefined;
  programme?: string | null | undefined;
}

const wordsOf = (option: { en: string; km: string } | undefined) =>
  option && { nameEn: option.en, nameKm: option.km };

/** The searchable fields of a training or an event: its texts, and its references. */
export const gatheringTexts = (
  { title, eventType, level, speakers, description, outcomes, audience, programme }: Texts,
  { company, category, province }: Named,
) => ({
  title: [title],
  tags: searchTags(
    company,
    category,
    province,
    wordsOf(eventTypes[eventType as EventType]),
    wordsOf(trainingLevels[level as TrainingLevel]),
    ...speakers.map(({ name }) => ({ name })),
  ),
  texts: [description, outcomes, audience, programme],
});
