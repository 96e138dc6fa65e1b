import type { SavedTalent } from '@acheep/contract/talent/saved-talent';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import type { CardTexts } from '../talent/talent-text.service.ts';
import type { SavedTalentRow } from './saved-talent.repository.ts';

export const presentSavedTalent = (
  { id, createdAt, resume, _count }: SavedTalentRow,
  texts: CardTexts,
): SavedTalent => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // The row never changes after it is created.
  updatedAt: createdAt.toISOString(),
  talent: presentTalentCard(resume, texts),
  name:
    resume.views.length === 0
      ? null
      : { en: resume.nameEn ?? (resume.nameKm ? null : resume.user.name), km: resume.nameKm },
  notes: _count.notes,
});
