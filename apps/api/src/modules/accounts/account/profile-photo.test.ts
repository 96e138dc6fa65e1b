import { profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import { photoUpload } from '@acheep/contract/platform/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';

const api = await startApi();

type Person = { id: string };
const fields = { name: 'Sok Dara', locale: 'km' } as const;
const save = (person: Person, body: Record<string, unknown>) => api.as(person).call(profileUpdate, { body });

async function uploadPhoto(person: Person): Promise<string> {
  const content = await twoColours(300, 200).jpeg().toBuffer();
  const { body } = await api.as(person).call(photoUpload, { file: { name: 'me.jpg', content } });
  return body.data.path;
}

it('shows its owner the photo by links that end, and nobody else', async () => {
  for (const person of [await createUser(api.prisma), await createRecruiter(api.prisma)]) {
    const path = await uploadPhoto(person);
    const saved = await save(person, { ...fields, photo: path });
    expect(saved.status).toBe(200);
    const { photo } = (await api.as(person).call(profileGet)).body.data;
    expect(photo).toEqual({
      small: expect.stringMatching(/^\/api\/v1\/file\//),
      image: expect.stringMatching(/^\/api\/v1\/file\//),
      path,
    });
    for (const url of [photo.small, photo.image]) {
      const { status, headers } = await api.http().get(url);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^inline; /),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await api.http().get(`/media/${path}`)).status).toBe(404);
    const [token] = photo.small.split('/').slice(-1);
    expect((await api.http().get(`/api/v1/file/${token.replace('_s_', '_l_')}`)).status).toBe(403);
    api.setClock(new Date(Date.now() + 6 * 60_000));
    expect((await api.http().get(photo.small)).status).toBe(403);
    api.setClock(null);
  }
});

it('takes the photo away where it is left out or null', async () => {
  const person = await createUser(api.prisma);
  for (const photo of [null, undefined]) {
    await save(person, { ...fields, photo: await uploadPhoto(person) });
    expect((await save(person, { ...fields, photo })).body.data.photo).toBeNull();
  }
});

it('security 17: another one’s photo, or none, is a 404 and changes nothing', async () => {
  const person = await createUser(api.prisma);
  const foreign = await uploadPhoto(await createUser(api.prisma));
  for (const photo of [foreign, 'images/none_l', 'docs/cv', '../x']) {
    const { status, body } = await save(person, { ...fields, name: 'Changed', photo });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  expect((await api.as(person).call(profileGet)).body.data.name).not.toBe('Changed');
});

it('says of a wrong photo what its form says', async () => {
  const { status, body } = await save(await createUser(api.prisma), { ...fields, photo: 7 });
  expect([status, body.data]).toEqual([422, { photo: ['The photo field is invalid.'] }]);
});
