import { typed } from '@acheep/database/statement';
import { searchFields } from '@acheep/search/analysis/search-fields';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';
import type { Searchable } from './searchable.ts';
import { findByText, type QueryOf } from './text-search.service.ts';

interface SongFilter {
  genre?: string | string[];
  since?: string;
  long?: 'yes';
}

/** An entity that only this test knows: a table, and this definition. */
const songs: Searchable<SongFilter> = {
  table: 'song',
  listed: () => sql<boolean>`e.published`,
  date: 'sung_at',
  filters: {
    genre: { column: 'genre', type: 'text' },
    since: { after: (day) => day },
    long: { is: () => sql<boolean>`e.minutes > ${typed(5, 'int')}` },
  },
  orders: {
    newest: { by: 'e.sung_at', direction: 'DESC' },
    title: { by: 'lower(e.title)', direction: 'ASC' },
  },
  textsOf: async () => [],
};

interface Song {
  title: string;
  tags?: string;
  text?: string;
  genre?: string;
  minutes?: number;
  published?: boolean;
  sungAt: string;
}

const sung: Song[] = [
  { title: 'Rain', text: 'The farmer sings to the moon.', sungAt: '1965-03-01', genre: 'rock' },
  { title: 'The moon', tags: 'Battambang', sungAt: '1964-01-01', genre: 'ballad', minutes: 6 },
  { title: 'apples', tags: 'moon', sungAt: '1966-05-01', genre: 'rock' },
  { title: 'ស្ទឹងសង្កែ', text: 'រឿងស្នេហានៅបាត់ដំបង', sungAt: '1968-01-01', genre: 'ballad' },
  { title: 'Moonlight unheard', sungAt: '1969-01-01', published: false },
];

const api = await startApi();
const add = ({ title, tags, text, genre, minutes = 3, published = true, sungAt }: Song) => {
  const { searchTitle, searchTags, searchBody } = searchFields({
    title: [title],
    tags: [tags],
    texts: [text],
  });
  return api.deps.database.pool.query(
    `INSERT INTO song (title, genre, minutes, published, sung_at, search_title, search_tags, search_body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [title, genre, minutes, published, sungAt, searchTitle, searchTags, searchBody],
  );
};

beforeAll(async () => {
  await api.deps.database.pool.query(`
    CREATE TABLE song (
      id uuid PRIMARY KEY DEFAULT uuidv7(), title text, genre text, minutes int, published boolean,
      sung_at timestamptz, search_title text, search_tags text, search_body text,
      search_name tsvector GENERATED ALWAYS AS (to_tsvector('english', search_title)) STORED,
      search_head tsvector GENERATED ALWAYS AS (to_tsvector('english', search_title || ' ' || search_tags)) STORED,
      search tsvector GENERATED ALWAYS AS
        (to_tsvector('english', search_title || ' ' || search_tags || ' ' || search_body)) STORED)`);
  for (const song of sung) await add(song);
});

async function find(query: Partial<QueryOf<SongFilter>>) {
  const { database } = api.deps;
  const moment = { now: new Date(), today: '2026-11-21' };
  const asked = { offset: 0, limit: 10, filter: {}, ...query };
  const { ids, total } = await findByText(database, songs, asked, moment);
  const { rows } = await database.pool.query<{ id: string; title: string }>('SELECT id, title FROM song');
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return { titles: ids.map((id) => titles.get(id)), total };
}
const titles = async (query: Partial<QueryOf<SongFilter>>) => (await find(query)).titles;

describe('a list of any table', () => {
  it('is whole and in its usual order where nothing is asked for', async () => {
    expect(await find({})).toEqual({ titles: ['ស្ទឹងសង្កែ', 'apples', 'Rain', 'The moon'], total: 4 });
  });

  it('is searched in titles first, then in what entries are filed under, then in what they say', async () => {
    expect(await titles({ search: 'moon' })).toEqual(['The moon', 'apples', 'Rain']);
    expect(await titles({ search: 'moons' })).toEqual(['The moon', 'apples', 'Rain']);
    expect(await titles({ search: 'battam' })).toEqual(['The moon']);
  });

  it.each([
    ['a word of a title without spaces', 'ស្ទឹង'],
    ['a word of a text without spaces', 'ស្នេហា'],
    ['an unfinished word', 'បាត់ដំប'],
    ['with zero-width spaces', 'ស្ទឹង\u200bសង្កែ'],
  ])('is searched in Khmer: %s', async (_, search) => {
    expect(await titles({ search })).toEqual(['ស្ទឹងសង្កែ']);
  });

  it('is searched in the order that is asked for', async () => {
    expect(await titles({ search: 'moon', sort: 'newest' })).toEqual(['apples', 'Rain', 'The moon']);
    expect(await titles({ search: 'moon', sort: 'title' })).toEqual(['apples', 'Rain', 'The moon']);
    expect(await titles({ sort: 'title' })).toEqual(['apples', 'Rain', 'The moon', 'ស្ទឹងសង្កែ']);
    expect(await titles({ sort: 'relevance' })).toEqual(['ស្ទឹងសង្កែ', 'apples', 'Rain', 'The moon']);
  });

  it('is filtered, and searched within that', async () => {
    expect(await titles({ filter: { genre: 'ballad' } })).toEqual(['ស្ទឹងសង្កែ', 'The moon']);
    expect(await titles({ filter: { genre: ['rock', 'ballad'], long: 'yes' } })).toEqual(['The moon']);
    expect(await titles({ filter: { since: '1965-06-01' } })).toEqual(['ស្ទឹងសង្កែ', 'apples']);
    expect(await titles({ filter: { since: '1965-06-01' }, sort: 'title' })).toEqual(['apples', 'ស្ទឹងសង្កែ']);
    expect(await find({ filter: { genre: 'rock' }, search: 'moon' })).toEqual({
      titles: ['apples', 'Rain'],
      total: 2,
    });
  });

  it('is paged over its tiers', async () => {
    for (const [offset, title] of ['The moon', 'apples', 'Rain'].entries())
      expect(await find({ search: 'moon', offset, limit: 1 })).toEqual({ titles: [title], total: 3 });
    expect(await find({ search: 'moon', offset: 3 })).toEqual({ titles: [], total: 3 });
    expect(await titles({ offset: 1, limit: 2 })).toEqual(['apples', 'Rain']);
  });

  it('has nothing for signs, for words that are not there, and for what is not listed', async () => {
    for (const search of ['!!! ???', 'zyzzyva', 'moonlight', "a' & !b | (c:*"])
      expect(await find({ search })).toEqual({ titles: [], total: 0 });
  });

  it('remembers nothing: what is added is found by the next question', async () => {
    expect((await find({ search: 'sparrow' })).total).toBe(0);
    await add({ title: 'Sparrow', sungAt: '1970-01-01' });
    expect(await find({ search: 'sparrow' })).toEqual({ titles: ['Sparrow'], total: 1 });
    await api.deps.database.pool.query(`UPDATE song SET published = false WHERE title = 'Sparrow'`);
    expect((await find({ search: 'sparrow' })).total).toBe(0);
  });
});
