import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { ownResumeGet } from '@acheep/contract/talent/resume';
import { resumeFile, resumeReading } from '@acheep/contract/talent/resume-reading';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { compoundFile, doc, exe, officePackage, pdf, zip } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { bombPng } from '../../../testing/picture.ts';
import { makeFile } from '../../../testing/resume-reading/make.ts';
import { sources } from '../../../testing/resume-reading/source.ts';
import { readResumeFile } from './reading/resume-reading.ts';

const api = await startApi();

const cv = (name: string) => {
  const source = sources().find((one) => one.name === name);
  if (!source) throw new Error(`There is no CV ${name}.`);
  return makeFile(source);
};
const send = (who: { id: string } | null, content: Uint8Array, name = 'cv.pdf') =>
  api.as(who).call(resumeReading, { file: { name, content: Buffer.from(content) } });

describe('reading a CV file', () => {
  it('proposes what an English PDF says, with the province that it names', async () => {
    const person = await createUser(api.prisma);
    const { status, body } = await send(person, await cv('accountant'));
    expect(status).toBe(200);
    const { id } = await api.prisma.province.findFirstOrThrow({ where: { slug: 'phnom-penh' } });
    expect(body.data.personal).toMatchObject({
      name: { en: 'Sok Dara' },
      title: { en: 'Senior Accountant' },
      phone: ['+85512345678'],
      email: 'sok.dara@example.com',
      provinceId: id,
    });
    expect(body.data.work?.work[0]).toEqual({
      title: { en: 'Senior Accountant' },
      employer: { en: 'Mekong Logistics Co., Ltd.' },
      from: '2020-01',
      current: true,
      description: { en: '• Closes the monthly books of three companies\n• Leads a team of four people' },
    });
    expect(body.data.languages?.languages).toEqual([
      { language: 'km', level: 'native' },
      { language: 'en', level: 'fluent' },
    ]);
  });

  it('proposes what a Khmer DOCX says, in Khmer', async () => {
    const { body } = await send(await createUser(api.prisma), await cv('km-sales-table'), 'ប្រវត្តិរូប.docx');
    expect(body.data.personal).toMatchObject({
      name: { km: 'ចាន់ ស្រីមុំ' },
      gender: 'female',
      bornOn: '1997-08-23',
    });
    expect(body.data.education?.education).toEqual([
      {
        school: { km: 'សាកលវិទ្យាល័យ បៀលប្រាយ' },
        field: { km: 'គ្រប់គ្រងពាណិជ្ជកម្ម' },
        level: 'bachelor',
        from: '2014-01',
        to: '2018-12',
        current: false,
      },
    ]);
  });

  it('keeps nothing of the file, and writes nothing into the CV', async () => {
    const person = await createUser(api.prisma);
    expect((await send(person, await cv('teacher'), 'cv.docx')).status).toBe(200);
    expect(await api.prisma.upload.count({ where: { ownerId: person.id } })).toBe(0);
    expect(await api.prisma.resume.count({ where: { userId: person.id } })).toBe(0);
  });
});

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const word = (body: string, packed?: Buffer) =>
  zip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: 'word/document.xml', content: body, packed },
  ]);
const paragraphs = (text: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Letters that unpack to the given number of megabytes. */
function packedSpaces(megabytes: number, pack: typeof deflateRawSync): Buffer {
  const part = deflateRawSync(' '.repeat(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const raw = Buffer.concat([...Array<Buffer>(megabytes).fill(part), deflateRawSync('')]);
  return pack === deflateRawSync ? raw : Buffer.concat([Buffer.from([0x78, 0x9c]), raw, Buffer.alloc(4)]);
}

/** A PDF of one page with this content, and additional trailer entries. */
const pdfOf = (content: Buffer, { filter = '', trailer = '' } = {}) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
4 0 obj<</Length ${content.length}${filter}>>stream
`),
    content,
    Buffer.from(`\nendstream endobj\ntrailer<</Root 1 0 R${trailer}>>\nstartxref\n0\n%%EOF\n`),
  ]);
const locked = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>`;

describe('a file that cannot be read', () => {
  it.each([
    ['a PDF without an end', Buffer.from('%PDF-1.7\nhalf of it'), 'resume_file.damaged'],
    ['a PDF of nonsense', Buffer.from('%PDF-1.7\nnonsense\n%%EOF'), 'resume_file.damaged'],
    ['a PDF with a password', pdfOf(Buffer.from(''), { trailer: locked }), 'resume_file.encrypted'],
    ['a scanned one', pdf(), 'resume_file.no_text'],
    ['a photo', bombPng(80), 'resume_file.no_text'],
    [
      'a PDF that unpacks to more than there is room for',
      pdfOf(packedSpaces(900, deflateSync), { filter: '/Filter/FlateDecode' }),
      'resume_file.too_heavy',
    ],
    [
      'a Word document that is a bomb',
      word('<w:document/>', packedSpaces(900, deflateRawSync)),
      'resume_file.damaged',
    ],
    [
      'a Word document with a password',
      compoundFile(['EncryptionInfo', 'EncryptedPackage']),
      'resume_file.encrypted',
    ],
    ['a Word document that is cut off', word('<w:document><w:body><w:p>'), 'resume_file.damaged'],
    ['a Word document of only a picture', word(paragraphs('<w:p><w:drawing/></w:p>')), 'resume_file.no_text'],
    ['a book', word(paragraphs(paragraph('word '.repeat(100)).repeat(300))), 'resume_file.too_long'],
    [
      'a table within tables without end',
      word(paragraphs(`${'<w:tbl><w:tr><w:tc>'.repeat(5000)}${'</w:tc></w:tr></w:tbl>'.repeat(5000)}`)),
      'resume_file.too_heavy',
    ],
    [
      'a text that says nothing of a CV',
      word(paragraphs(paragraph('lorem ipsum dolor sit amet '.repeat(9)))),
      'resume_file.nothing_found',
    ],
    ['a Word document of long ago', doc(), 'file.type'],
    ['a sheet', officePackage('spreadsheetml.sheet'), 'file.type'],
    ['a program', exe(), 'file.type'],
  ])('%s is refused with what to do', async (_, content, code) => {
    const { status, body } = await send(await createUser(api.prisma), content);
    expect([body.code, status >= 400]).toEqual([code, true]);
    expect(body.message).not.toBe('');
  });

  it('larger than a document may be is refused before it is read', async () => {
    const { status, body } = await send(await createUser(api.prisma), Buffer.alloc(resumeFile.bytes + 1));
    expect([status, body.code]).toEqual([413, 'file.too_large']);
  });

  it('that does not end is given up, and the next one is read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'resume-reading-test-'));
    const file = { path: path.join(folder, 'cv'), kind: 'pdf' } as const;
    await writeFile(file.path, await cv('accountant'));
    await expect(readResumeFile('somebody', file, { timeout: 1 })).rejects.toMatchObject({
      code: 'resume_file.too_heavy',
    });
    expect((await readResumeFile('somebody', file)).named.province).toBe('Phnom Penh');
    await rm(folder, { recursive: true });
  });

  it('holds nobody up: others are answered while it is read', async () => {
    const person = await createUser(api.prisma);
    const order: string[] = [];
    const heavy = pdfOf(packedSpaces(900, deflateSync), { filter: '/Filter/FlateDecode' });
    const reading = send(person, heavy).then(() => order.push('file'));
    for (let times = 0; times < 5; times += 1)
      await api
        .as(person)
        .call(ownResumeGet)
        .then(() => order.push('other'));
    await reading;
    expect(order).toEqual(['other', 'other', 'other', 'other', 'other', 'file']);
  });
});

describe('who may have a file read', () => {
  it('is told when the form holds no file', async () => {
    const { status, body } = await send(await createUser(api.prisma), Buffer.alloc(0));
    expect([status, Object.keys(body.data)]).toEqual([422, ['file']]);
  });
});
