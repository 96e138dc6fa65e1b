import { describe, expect, it } from 'vitest';
import { latinTerm } from './latin-term.ts';
import { stemOf } from './looked-up-word.ts';
import { segment } from './segment.ts';
import { writtenForms } from './written-form.ts';

describe('a Latin word', () => {
  it.each([
    ['programme', 'program'],
    ['programmes', 'programs'],
    ['organisation', 'organization'],
    ['reorganised', 'reorganized'],
    ['labourers', 'laborers'],
    ['centres', 'centers'],
    ['advisers', 'advisors'],
    ['paediatrician', 'pediatrician'],
    ['orthopaedic', 'orthopedic'],
    ['gynaecologist', 'gynecologist'],
    ['licence', 'license'],
  ])('is the same in British and in American spelling: %s, %s', (british, american) => {
    expect(latinTerm(british)).not.toBe(british);
    expect(latinTerm(british)).toBe(latinTerm(american));
  });

  it.each([
    'exercise',
    'supervise',
    'advise',
    'specialist',
    'organism',
    'realistic',
    'analysis',
    'premises',
    'israel',
  ])('that only looks British stays as it is: %s', (word) => {
    expect(latinTerm(word)).toBe(word);
  });

  it.each([
    ['intern', 'internal'],
    ['internal', 'international'],
    ['customer', 'customs'],
    ['hospital', 'hospitality'],
    ['product', 'production'],
    ['organization', 'organic'],
    ['engineer', 'engines'],
    ['report', 'reporters'],
    ['officer', 'offices'],
    ['communications', 'community'],
    ['general', 'generator'],
  ])('is not taken for another one with its stem: %s, %s', (one, other) => {
    expect(stemOf(latinTerm(one))).not.toBe(stemOf(latinTerm(other)));
  });

  it('is the same in the plural', () => {
    expect(segment('animal animals operator operators')).toEqual([
      'animal0',
      'animal0',
      'operator0',
      'operator0',
    ]);
  });

  it('is shown as it was written', () => {
    expect(writtenForms(['International Programme Officer', 'CUSTOMS'])).toEqual({
      international0: 'international',
      program: 'programme',
      customs0: 'customs',
    });
  });
});
