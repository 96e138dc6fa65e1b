import content from './content/person.json' with { type: 'json' };

type DemoPerson = { name: string; nameKm: string; gender: 'male' | 'female' };

const { family, women, men } = content;

/** 30 women and 30 men alternately: every given name twice, each time with another family name. */
export const people: readonly DemoPerson[] = Array.from({ length: 60 }, (_, index): DemoPerson => {
  const female = index % 2 === 0;
  const turn = Math.floor(index / 2);
  const given = (female ? women : men)[turn % 15] ?? ['', ''];
  // The second round is shifted, so that no full name occurs twice.
  const last = family[(turn + (turn < 15 ? 0 : 4) + (female ? 0 : 7)) % 15] ?? ['', ''];
  return {
    name: `${last[0]} ${given[0]}`,
    nameKm: `${last[1]} ${given[1]}`,
    gender: female ? 'female' : 'male',
  };
});

/** Plain text with the placeholders {title} and {company}. */
export const coverLetters = content.letters;
