import { describe, expect, it } from 'vitest';
import { searchQuery } from './query.ts';

describe('searchQuery', () => {
  it.each([
    ['accountant', "'accountant'", "'accountant'"],
    ['engineer', "'engineer'", "'engineer':*"],
    ['Java programmer', "'java' & 'programmer'", "'java' & 'programmer':*"],
    ['market', "'market0'", "('market0' | 'market')"],
    ['Java developer', "'java' & 'developer0'", "'java' & 'developer0'"],
    ['គណនេយ្យករ', "'គណនេយ្យករ'", "'គណនេយ្យករ':*"],
    ['ភ្នំពេញ driver', "'ភ្នំពេញ' & 'driver'", "'ភ្នំពេញ' & 'driver':*"],
    ['C++', "'cplusplus'", "'cplusplus':*"],
    ['.net c#', "'dotnet' & 'csharp'", "'dotnet' & 'csharp':*"],
    ['HR', "'hr'", "'hr'"],
    ['500', "'500'", "'500'"],
    ['Kep', "'kep'", "'kep'"],
    ['Kampong Cham', "'kampong' & 'cham'", "'kampong' & 'cham'"],
    ['driver driver', "'driver'", "'driver' & 'driver':*"],
  ])('%s → %s', (text, exact, prefix) => {
    expect(searchQuery(text)).toMatchObject({ exact, prefix });
  });

  it('looks an unfinished Khmer word up whole, however the dictionary cuts it', () => {
    const query = searchQuery('ប្រធានផ្នែកគណនេ');
    expect(query?.prefix).toContain("'ប្រធាន' & 'ផ្នែក' & 'គណនេ':*");
    expect(query?.prefix).toContain("'ប្រធាន' & 'ផ្នែក' & 'គ' & 'ណនេ':*");
    expect(searchQuery('បុគ្គលិកលក់')?.prefix).toBe("(('បុគ្គលិក' & 'លក់':*) | 'បុគ្គលិកលក់':*)");
  });

  it.each([
    ['managem', 'management'],
    ['planni', 'planning'],
    ['administrati', 'administrating'],
  ])('looks unfinished %s up finished as %s, because documents are stemmed', (typed, finished) => {
    expect(searchQuery(typed)?.prefix).toContain(`'${typed}':*`);
    expect(searchQuery(typed)?.prefix).toContain(`'${finished}'`);
  });

  it('never leaves stop words alone in a query, and keeps IT', () => {
    expect(searchQuery('the manager of a team')?.exact).toBe("'manager' & 'team'");
    expect(searchQuery('manager the')?.prefix).toBe("'manager':*");
    expect(searchQuery('the')).toMatchObject({ exact: "'the0'", prefix: "'the0'" });
    expect(searchQuery('it support')?.exact).toBe("'it0' & 'support'");
    expect(searchQuery('IT')?.prefix).toBe("'it0'");
    expect(searchQuery('jobs at WHO')?.exact).toBe("'jobs' & 'who0'");
  });

  it.each([
    [''],
    ['   '],
    ['...'],
    ["'"],
    ['&|!():*<->'],
    ['%_\\'],
    ['\u0000'],
    ['។៖ៗ'],
    ['🎉'],
    ['\u200B'],
    ['\uD800'],
  ])('has nothing to search for in %j', (text) => {
    expect(searchQuery(text)).toBeNull();
  });

  it.each([
    ["' | 'x"],
    ["x':* & !y"],
    ['a\\b\u0000%_"'],
    ['<script>alert(1)</script>'],
    ["x'); drop table job; --"],
  ])('is harmless with %j', (text) => {
    for (const tsquery of [searchQuery(text)?.exact, searchQuery(text)?.prefix]) {
      expect(tsquery).toMatch(
        /^[( ]*'[\p{L}\p{N}\p{M}]+'(?::\*)?(?:[ )(&|]+'[\p{L}\p{N}\p{M}]+'(?::\*)?)*\)*$/u,
      );
    }
  });

  it('reads eight words of 200 characters', () => {
    expect(searchQuery('b c d e f g h j k l m')?.exact.split(' & ')).toHaveLength(8);
    expect(searchQuery(`${'.'.repeat(200)}driver`)).toBeNull();
    expect(searchQuery('គណនេយ្យ '.repeat(2_000))?.exact).toBe("'គណនេយ្យ'");
    expect(searchQuery('ប្រធានផ្នែកគណនេយ្យ'.repeat(600))?.prefix.length).toBeLessThan(2_000);
  });

  it.each([
    ['ខែ្មរ', 'ខ្មែរ'],
    ['សំអាត', 'សម្អាត'],
    ['ពត៌មាន', 'ព័ត៌មាន'],
    ['អ្នក\u200Bលក់', 'អ្នកលក់'],
    ['Café', 'cafe'],
    ['Full time', 'full-time'],
  ])('asks the same for %s and %s', (one, other) => {
    expect(searchQuery(one)).toEqual(searchQuery(other));
  });
});
