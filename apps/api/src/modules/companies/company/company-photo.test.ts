import {
  companyGet,
  companyPhotos,
  ownCompanyGet,
  ownCompanyUpdate,
} from '@acheep/contract/companies/company';
import { documentUpload, logoUpload, pictureUpload } from '@acheep/contract/platform/upload';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';

const api = await startApi();

type Person = { id: string };
async function upload(person: Person): Promise<string> {
  const content = await twoColours(300, 200).png().toBuffer();
  const { body } = await api.as(person).call(pictureUpload, { file: { name: 'office.png', content } });
  return body.data.path;
}
const save = (person: Person, photos?: string[]) =>
  api.as(person).call(ownCompanyUpdate, { body: { name: 'Bokor', address: 'Street 1', photos } });
async function shown(person: Person) {
  const { id } = await api.prisma.company.findUniqueOrThrow({ where: { ownerId: person.id } });
  const { body } = await api.as(null).call(companyGet, { params: { id } });
  return body.data.photos;
}
const statusOf = async (path: string) => (await api.http().get(`/media/${path}`)).status;

it('shows six photos in the order that the company gives them, to everybody', async () => {
  const owner = await createRecruiter(api.prisma);
  const paths = [];
  for (let number = 0; number < companyPhotos; number++) paths.push(await upload(owner));
  expect(await statusOf(paths[0] ?? '')).toBe(404);

  const saved = await save(owner, paths);
  expect([saved.status, saved.body.data.photos.map(({ path }: { path: string }) => path)]).toEqual([
    200,
    paths,
  ]);
  expect((await api.as(owner).call(ownCompanyGet)).body).toEqual(saved.body);
  const photos = await shown(owner);
  expect(photos.map(({ image }: { image: string }) => image)).toEqual(paths.map((path) => `/media/${path}`));
  for (const url of [photos[0].small, photos[0].image]) expect((await api.http().get(url)).status).toBe(200);

  const [first = '', second = '', ...others] = paths;
  await save(owner, [second, first]);
  expect((await shown(owner)).map(({ image }: { image: string }) => image)).toEqual([
    `/media/${second}`,
    `/media/${first}`,
  ]);
  expect(await statusOf(others[0] ?? '')).toBe(404);
  await save(owner);
  expect([await shown(owner), await statusOf(first)]).toEqual([[], 404]);
});

it('shows none of an owner who is disabled', async () => {
  const owner = await createRecruiter(api.prisma);
  const path = await upload(owner);
  await save(owner, [path]);
  expect(await statusOf(path)).toBe(200);
  await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
  expect(await statusOf(path)).toBe(404);
});

it('takes no seventh', async () => {
  const { status, body } = await save(await createRecruiter(api.prisma), Array(companyPhotos + 1).fill('x'));
  expect([status, body.data]).toEqual([422, { photos: ['Allowed only 6 Photos'] }]);
});

it('takes no picture of somebody else, no logo, no document, and none that is not there', async () => {
  const owner = await createRecruiter(api.prisma);
  const content = await twoColours(300, 200).png().toBuffer();
  const logo = await api.as(owner).call(logoUpload, { file: { name: 'logo.png', content } });
  const document = await api.as(owner).call(documentUpload, { file: { name: 'cv.pdf', content: pdf() } });
  const foreign = await upload(await createRecruiter(api.prisma));
  for (const path of [foreign, logo.body.data.path, document.body.data.docs.path, 'images/none_l', '../x']) {
    const { status, body } = await save(owner, [path]);
    expect([path, status, Object.keys(body.data)]).toEqual([path, 422, ['photos']]);
  }
});
