import { bookmarkJob, bookmarkList, bookmarkNote, unbookmarkJob } from '@acheep/contract/feed/bookmark';
import { noteLength } from '@acheep/contract/feed/bookmark-option';
import { createBookmark } from '@acheep/prisma/factories/bookmark';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

type Person = { id: string };

const write = (person: Person | null, id: string, note: unknown) =>
  api.as(person).call(bookmarkNote, { params: { id }, body: { note } as { note: string } });
const notes = async (person: Person): Promise<(string | null)[]> =>
  (await api.as(person).call(bookmarkList)).body.data.map(({ note }: { note: string | null }) => note);

describe('a note on a saved job: success', () => {
  it('is kept with it, rewritten and removed', async () => {
    const { userId: id, jobId } = await createBookmark(api.prisma);
    expect(await notes({ id })).toEqual([null]);
    for (const note of ['Ask about the shifts', 'សួរអំពីវេនយប់\nCall Dara', null]) {
      const { status, body } = await write({ id }, jobId, note);
      expect([status, body]).toEqual([200, { data: null }]);
      expect(await notes({ id })).toEqual([note]);
    }
  });

  it('goes with the saved job', async () => {
    const { userId: id, jobId } = await createBookmark(api.prisma);
    await write({ id }, jobId, 'Too far');
    await api.as({ id }).call(unbookmarkJob, { params: { id: jobId } });
    await api.as({ id }).call(bookmarkJob, { params: { id: jobId } });
    expect(await notes({ id })).toEqual([null]);
  });
});

describe('a note on a saved job: validation', () => {
  it('takes a short text', async () => {
    const { userId: id, jobId } = await createBookmark(api.prisma);
    for (const note of ['', '  ', 'x'.repeat(noteLength + 1), 7, undefined])
      expect([note, (await write({ id }, jobId, note)).status]).toEqual([note, 422]);
    expect((await write({ id }, jobId, 'x'.repeat(noteLength))).status).toBe(200);
  });

  it('is for what one has saved', async () => {
    const person = await createUser(api.prisma);
    const { id } = await createJob(api.prisma);
    expect((await write(person, id, 'Too far')).status).toBe(404);
  });
});

describe('a note on a saved job: authentication and authorisation', () => {
  it('is read and written by its owner alone', async () => {
    const { userId: id, jobId } = await createBookmark(api.prisma);
    await write({ id }, jobId, 'They know my boss');
    const other = await createUser(api.prisma);
    expect((await write(other, jobId, 'Mine')).status).toBe(404);
    await createBookmark(api.prisma, { userId: other.id, jobId });
    await write(other, jobId, 'Mine');
    expect([await notes({ id }), await notes(other)]).toEqual([['They know my boss'], ['Mine']]);
    expect((await write(null, jobId, 'Nobody’s')).status).toBe(401);
  });
});
