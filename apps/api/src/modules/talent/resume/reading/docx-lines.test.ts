import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip } from '../../../../testing/document.ts';
import { linesOfDocx } from './docx-lines.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docx-lines-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  `xmlns:r="${office}"`,
].join(' ');
const relations = (...some: [id: string, kind: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${some
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const run = (text: string, style = '') =>
  `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const part = (root: string, content: string) => `<w:${root} ${namespaces}>${content}</w:${root}>`;

/** Lines of a package with this body, and these parts besides. */
async function read(body: string, parts: Record<string, string> = {}, main = 'word/document.xml') {
  const entries = {
    '_rels/.rels': relations(['rId1', 'officeDocument', main]),
    [main]:
      body.startsWith('<') && body.includes('xmlns') ? body : part('document', `<w:body>${body}</w:body>`),
    ...parts,
  };
  const file = path.join(folder, 'cv.docx');
  await writeFile(file, zip(Object.entries(entries).map(([name, content]) => ({ name, content }))));
  return (await linesOfDocx(file)).map(({ text }) => text);
}

describe('the parts of a file are found by their relations', () => {
  it.each(['word/document2.xml', '/word/document.xml', 'main.xml'])('the text in %s', async (main) => {
    const parts = { '_rels/.rels': relations(['rId1', 'officeDocument', main]) };
    expect(await read(paragraph(run('Sok Dara')), parts, main.replace(/^\//, ''))).toEqual(['Sok Dara']);
  });

  it('headers, footers and notes that the document shows, each line once', async () => {
    const contact = paragraph(run('dara@example.com'));
    const section = `<w:sectPr><w:headerReference w:type="first" r:id="h1"/><w:headerReference w:type="default" r:id="h2"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>`;
    const note = `<w:footnote w:type="separator">${paragraph('<w:r><w:separator/></w:r>')}</w:footnote><w:footnote w:id="2">${paragraph(run('Part-time'))}</w:footnote>`;
    const lines = await read(paragraph(run('Cook')) + section, {
      'word/_rels/document.xml.rels': relations(
        ['h1', 'header', 'first.xml'],
        ['h2', 'header', '/word/other.xml'],
        ['h3', 'header', 'unused.xml'],
        ['f1', 'footer', 'foot.xml'],
        ['n1', 'footnotes', 'notes.xml'],
      ),
      'word/first.xml': part('hdr', paragraph(run('Sok Dara')) + contact),
      'word/other.xml': part('hdr', paragraph(run('Sok Dara'))),
      'word/unused.xml': part('hdr', paragraph(run('Of another page'))),
      'word/foot.xml': part('ftr', contact + paragraph(run('012 345 678'))),
      'word/notes.xml': part('footnotes', note),
    });
    expect(lines).toEqual(['Sok Dara', 'dara@example.com', 'Cook', 'Part-time', '012 345 678']);
  });

  it('not more of them than anybody writes', async () => {
    const ids = Array.from({ length: 500 }, (_, at) => `h${at}`);
    const references = ids.map((id) => `<w:headerReference r:id="${id}"/>`).join('');
    const parts = {
      'word/_rels/document.xml.rels': relations(
        ...ids.map((id): [string, string, string] => [id, 'header', `${id}.xml`]),
      ),
    };
    await expect(read(`${paragraph(run('Cook'))}<w:sectPr>${references}</w:sectPr>`, parts)).rejects.toThrow(
      'too_heavy',
    );
  });

  it('no numbers of pages', async () => {
    const field = (code: string, result: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const lines = await read(
      `${paragraph(run('Cook'))}${paragraph(field('HYPERLINK "https://example.com"', 'example.com'))}<w:sectPr><w:footerReference r:id="f1"/></w:sectPr>`,
      {
        'word/_rels/document.xml.rels': relations(['f1', 'footer', 'foot.xml']),
        'word/foot.xml': part(
          'ftr',
          paragraph(run('Page '), field('PAGE', '1'), run(' of '), field('NUMPAGES', '2')) +
            paragraph(run('Sok Dara '), `<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>`),
        ),
      },
    );
    expect(lines).toEqual(['Cook', 'example.com', 'Sok Dara']);
  });
});

describe('only what Word shows as the author’s text', () => {
  const control = (content: string, properties = '') =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  it.each<[string, string, string[]]>([
    [
      'no prompt of a control',
      control(paragraph(run('Click or tap here to enter text.')), '<w:showingPlcHdr/>'),
      [],
    ],
    ['what was typed into one', control(paragraph(run('Cook'))), ['Cook']],
    [
      'what was typed into one around another that was not',
      control(paragraph(run('Cook '), control(run('[Company]'), '<w:showingPlcHdr/>'), run('2019'))),
      ['Cook 2019'],
    ],
    ['no deleted text', paragraph(run('Chef'), `<w:del>${run('Cook')}</w:del>`), ['Chef']],
    ['inserted text', paragraph(`<w:ins>${run('Chef')}</w:ins>`), ['Chef']],
    [
      'moved text where it is now',
      paragraph(`<w:moveFrom>${run('Chef')}</w:moveFrom>`) + paragraph(`<w:moveTo>${run('Chef')}</w:moveTo>`),
      ['Chef'],
    ],
    ['no hidden text', paragraph(run('Chef'), run(' hidden', '<w:vanish/>'), run(' again')), ['Chef again']],
    [
      'text that a style hides and the author shows',
      paragraph(run('Chef', '<w:vanish w:val="0"/>')),
      ['Chef'],
    ],
    [
      'a text box once',
      paragraph(
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>${paragraph(run('Skills'))}</w:txbxContent></wps:txbx></mc:Choice><mc:Choice Requires="x">${paragraph(run('Skills'))}</mc:Choice><mc:Fallback><v:textbox><w:txbxContent>${paragraph(run('Skills'))}</w:txbxContent></v:textbox></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      ['Skills'],
    ],
    [
      'a text box of an old program',
      paragraph(
        `<w:r><v:textbox><w:txbxContent>${paragraph(run('Skills'))}</w:txbxContent></v:textbox></w:r>`,
      ),
      ['Skills'],
    ],
  ])('%s', async (_, body, lines) => expect(await read(body)).toEqual(lines));

  it('whatever prefix its program writes', async () => {
    const address = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const other = `<x:document xmlns:x="${address}"><x:body><x:p><x:r><x:t>Sok Dara</x:t></x:r></x:p></x:body></x:document>`;
    const none = `<document xmlns="${address}"><body><p><r><t>Sok Dara</t></r></p></body></document>`;
    for (const body of [other, none]) expect(await read(body)).toEqual(['Sok Dara']);
  });
});
