import type { Steps } from '@acheep/search/analysis/steps';
import { anonymousFor, talentFilingInSteps, talentRules } from '@acheep/search/redaction/talent-text';
import { type Unnamed, type UnnamedCard, unnamedCardOf } from '@acheep/search/redaction/unnamed-resume';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import type { Reader, ResumeRow } from '../resume/resume.repository.ts';
import { findForCards, findUnnamed, type TalentCardRow } from './talent-card.repository.ts';

export type CardTexts = ReadonlyMap<string, UnnamedCard>;

function* cardsInSteps(rows: Awaited<ReturnType<typeof findForCards>>): Steps<[string, UnnamedCard][]> {
  const made: [string, UnnamedCard][] = [];
  for (const row of rows) {
    made.push([row.id, unnamedCardOf(row, anonymousFor(row))]);
    yield;
  }
  return made;
}

/**
 * Card texts as anonymized when the CVs were saved. Cards made by older rules, or outdated by a changed name of the
 * owner, are anonymized here until the worker has processed them.
 */
export async function cardTexts(db: Reader, rows: readonly TalentCardRow[]): Promise<CardTexts> {
  const texts = new Map<string, UnnamedCard>();
  for (const { id, searchRules, unnamedCard } of rows)
    if (searchRules === talentRules && unnamedCard) texts.set(id, unnamedCard as unknown as UnnamedCard);
  const old = rows.filter(({ id }) => !texts.has(id)).map(({ id }) => id);
  if (old.length > 0)
    for (const [id, card] of await runYielding(cardsInSteps(await findForCards(db, old))))
      texts.set(id, card);
  return texts;
}

/** The same for the texts of a whole CV. */
export async function unnamedTexts(
  db: Reader,
  row: ResumeRow,
): Promise<{ unnamed: Unnamed; unnamedCard: UnnamedCard }> {
  const kept = await findUnnamed(db, row, talentRules);
  if (!kept) return runYielding(talentFilingInSteps(row));
  return {
    unnamed: kept.unnamed as unknown as Unnamed,
    unnamedCard: kept.unnamedCard as unknown as UnnamedCard,
  };
}
