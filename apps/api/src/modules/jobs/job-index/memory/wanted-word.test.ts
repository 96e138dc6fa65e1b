import { expect, it } from 'vitest';
import { readWanted, wordsOf } from './wanted-word.ts';

const word = (text: string, isBeginning = false) => ({ word: text, isBeginning });

it('reads what PostgreSQL makes of a search', () => {
  expect(readWanted('')).toBeNull();
  expect(readWanted(`'manag'`)).toEqual(word('manag'));
  expect(readWanted(`'sale' & 'manag':*`)).toEqual({ all: [word('sale'), word('manag', true)] });
  expect(readWanted(`'a' | 'b' & 'c'`)).toEqual({ any: [word('a'), { all: [word('b'), word('c')] }] });
  expect(readWanted(`( 'a' | 'b' ) & 'c'`)).toEqual({ all: [{ any: [word('a'), word('b')] }, word('c')] });
  expect(readWanted(`'អ្នក':* & ( ( 'បើកបរ' ) )`)).toEqual({ all: [word('អ្នក', true), word('បើកបរ')] });
});

it('reads signs within words, and takes words that follow each other for words that are all there', () => {
  expect(readWanted(`'o''clock'`)).toEqual(word(`o'clock`));
  expect(readWanted(`'a\\\\b'`)).toEqual(word('a\\b'));
  expect(readWanted(`'five' <-> 'star'`)).toEqual({ all: [word('five'), word('star')] });
  expect(readWanted(`'five':*A`)).toEqual(word('five', true));
});

it('says what it does not understand', () => {
  expect(() => readWanted(`'a' & `)).toThrow('Not a search');
});

it('names each word once, and a beginning apart from the word', () => {
  const wanted = readWanted(`'a' & ( 'b':* | 'a' ) & 'b'`);
  expect(wanted && wordsOf(wanted)).toEqual([word('a'), word('b', true), word('b')]);
});
