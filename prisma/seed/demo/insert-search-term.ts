import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { normalizedSearch } from '@acheep/search/query/normalized-search';

/** What the demo's visitors search for, by the language of the page, most frequent first. */
const searched = {
  en: ['accountant', 'driver', 'receptionist', 'sales', 'graphic designer', 'teacher', 'cook', 'nurse'],
  km: ['គណនេយ្យករ', 'ជាងដេរ', 'បុគ្គលិកលក់', 'អ្នកបើកបរ', 'ចុងភៅ', 'គ្រូ', 'សន្តិសុខ', 'អនាម័យ'],
} as const;
const days = 2;

/** Searches of yesterday and today. */
export const insertSearchTerms = (prisma: PrismaClient) =>
  prisma.searchTerm.createMany({
    data: Object.entries(searched).flatMap(([language, texts]) =>
      texts.flatMap((text, rank) =>
        Array.from({ length: days }, (_, ago) => ({
          day: new Date(addDays(today(new Date()), -ago)),
          kind: 'job',
          language,
          words: normalizedSearch(text) ?? text,
          searches: 24 - 2 * rank + ((ago * 5) % 7),
          found: 9 - rank,
          clicks: 12 - rank,
        })),
      ),
    ),
    skipDuplicates: true,
  });
