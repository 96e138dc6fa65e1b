import { describe, expect, it } from 'vitest';
import { finish } from '../analysis/steps.ts';
import { knownSynonymsInSteps } from './synonym.ts';
import { readTradeSkills, skillsOfTrade, tradeSkills } from './trade-skill.ts';

const synonyms = finish(knownSynonymsInSteps([]));
const header = 'trade\tcategory\tenglish\tkhmer';

describe('the usual skills of a trade', () => {
  it('are ten of each, short enough for a CV, in two languages', () => {
    for (const { trades, skills } of tradeSkills()) {
      expect([trades, skills.length]).toEqual([trades, 10]);
      expect(new Set(skills.map(({ en }) => en)).size).toBe(10);
      for (const { en, km } of skills)
        expect([en, en.length <= 60, km.length <= 60]).toEqual([en, true, true]);
    }
  });

  it.each([
    ['ជាងដេរ', 'garment'],
    ['Sewing worker', 'garment'],
    ['កម្មករកាត់ដេរ', 'garment'],
    ['អ្នកបើកបរ', 'delivery'],
    ['Senior accountant', 'accounting'],
    ['សន្តិសុខ', 'security'],
    ['ចុងភៅ', 'restaurant'],
    ['waitress in Siem Reap', 'restaurant'],
    ['គ្រូបង្រៀន', 'education'],
    ['electrician', 'technician'],
    ['IT', 'information-technology'],
    ['កម្មករសំណង់', 'construction'],
    ['គិលានុបដ្ឋាក', 'healthcare'],
  ])('are found by what people call it: %s', (title, category) => {
    expect(skillsOfTrade(title, synonyms)?.category).toBe(category);
  });

  it('are those of a related trade where the table does not have it, and none of what is no trade', () => {
    expect(skillsOfTrade('bookkeeper', synonyms)?.category).toBe('accounting');
    expect(skillsOfTrade('qwertz', synonyms)).toBeNull();
  });

  it.each([
    ['cook\trestaurant\tFry', 'row 2: a cell is missing'],
    ['qwertz\trestaurant\tFry\tចៀន', 'no “qwertz”'],
    ['cook\trestaurant\tFry\tចៀន\ncook\tretail\tBoil\tស្ងោរ', 'row 3: “cook” has two categories'],
  ])('name a faulty row: %j', (rows, fault) => {
    expect(() => readTradeSkills(`${header}\n${rows}`)).toThrow(fault);
  });
});
