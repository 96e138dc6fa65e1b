import type { ReadResume } from '@acheep/contract/talent/resume-reading';
import { withRecords } from '@acheep/contract/talent/resume-record';
import { describe, expect, it } from 'vitest';
import { linesOf } from './html-lines.ts';
import { isReadHere, readCvFile } from './read-cv-file.ts';
import { candidate, skillsPassport } from './sample-europass.ts';
import { version5 } from './sample-reactive-resume.ts';
import { version3, version4 } from './sample-reactive-resume-older.ts';

const read = (content: unknown, name = 'cv.json') =>
  readCvFile(new File([typeof content === 'string' ? content : JSON.stringify(content)], name));

async function found(content: unknown): Promise<ReadResume> {
  const resume = await read(content);
  if (typeof resume === 'string') throw new Error(resume);
  return withRecords(resume, { provinces: [], categories: [] });
}

const linesUnder = ({ unread }: ReadResume, heading: string) =>
  unread.find((one) => one.heading === heading)?.lines;

/** Texts of HTML, or of one text without. */
function textsIn(html: string): string[] {
  if (!/<[a-z]+/.test(html)) return [html];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const links = Array.from(body.querySelectorAll('[href]'), (link) => link.getAttribute('href') ?? '');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return [...texts, ...links];
}

/** Every text and number of a document, but those below `without`. */
function leaves(value: unknown, without: ReadonlySet<string>): string[] {
  if (typeof value === 'string' || typeof value === 'number') return textsIn(String(value));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (without.has(key) ? [] : leaves(one, without)));
}
function xmlLeaves(element: Element, without: ReadonlySet<string>): string[] {
  if (without.has(element.localName)) return [];
  if (element.children.length === 0) return textsIn(element.textContent ?? '');
  return Array.from(element.children).flatMap((child) => xmlLeaves(child, without));
}
const rootOf = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml').documentElement;

const words = (text: string) => new Set(text.split(/[\s,]+/).filter(Boolean));

/** How things look, and what the program keeps for itself. */
const looks = words(
  'id slug type icon iconColor columns layout keywordLayout template page theme locale size aspectRatio borderColor filters',
);
/** Codes, and what repeats or describes the document. */
const codes = words(`CandidateSupplier RenderingInformation DocumentInfo PrintingPreferences EmbeddedData Data
  Gender Country ChannelCode UseCode TaxonomyID CurrentIndicator Ongoing Current Code Type Use CountryCode CompetencyDimensionTypeCode`);

/** What the fields hold for texts that they do not hold as they were. */
const held = new Map(
  Object.entries({
    '+855 12 345 678': '+85512345678',
    '012 345 678': '+85512345678',
    '012345678': '+85512345678',
    '855': '+855',
    'March 2022 - Present': '"from":"2022-03","current":true',
    'June 2019 – February 2022': '"from":"2019-06","to":"2022-02"',
    '2016–2019': '"from":"2016-01","to":"2019-12"',
    '2014 - 2016': '"from":"2014-01","to":"2016-12"',
    '2020 - Present': 'startDate: 2020","endDate: Present',
    '01/2013-12/2013': '"from":"2013-01","to":"2013-12"',
    'June 2016 to December 2018': '"from":"2016-06","to":"2018-12"',
    'June 2021': '2021-06',
    '2019-02-01': '2019-02',
    '2015-01-01': '2015-01',
    '2018-12-31': '2018-12',
    '2019-06-15': '2019-06',
    '1999-05-01T00:00:00.000Z': '1999-05-01',
    'Associate degree': '"level":"associate"',
    Expert: '"level":"expert"',
    Advanced: '"level":"advanced"',
    Bachelor: '"level":"bachelor"',
    Master: '"level":"master"',
    'Mother tongue': '"level":"native"',
    English: '"language":"en"',
    eng: '"language":"en"',
    French: '"language":"fr"',
    fra: '"language":"fr"',
    khm: '"language":"km"',
    B1: '"level":"conversational"',
    B2: '"level":"conversational"',
    // Headings that the program gives.
    ...Object.fromEntries(
      ['Summary', 'Work Experience', 'Education', 'Skills', 'Languages', 'References'].map((title) => [
        title,
        '',
      ]),
    ),
  }),
);

describe('CV files of other programs', () => {
  it.each([
    ['version 5 of Reactive Resume', version5, leaves(version5, looks)],
    ['version 4 of Reactive Resume', version4, leaves(version4, looks)],
    ['version 3 of Reactive Resume', version3, leaves(version3, looks)],
    ['Europass', candidate, xmlLeaves(rootOf(candidate), codes)],
    ['the Europass of before 2020', skillsPassport, xmlLeaves(rootOf(skillsPassport), codes)],
  ])('account for every character of %s', async (_, content, texts) => {
    const said = JSON.stringify(await found(content));
    const lost = texts
      .map((text) => text.trim())
      .filter((text) => !said.includes(held.get(text) ?? JSON.stringify(text).slice(1, -1)));
    expect(texts.length).toBeGreaterThan(25);
    expect(lost).toEqual([]);
  });

  /** A document of the same shape, whose texts are all unlike any that a reader knows, with an unknown one in each object. */
  function unlike(value: unknown, word: () => string): unknown {
    if (typeof value === 'string' && value !== '')
      return value.startsWith('<') ? `<p>${word()}</p><ul><li>${word()}</li></ul>` : word();
    if (Array.isArray(value)) return value.map((one) => unlike(one, word));
    if (typeof value !== 'object' || value === null) return value;
    const same = Object.entries(value).map(([key, one]) => [key, looks.has(key) ? one : unlike(one, word)]);
    return Object.fromEntries([...same, ['unknown', word()]]);
  }
  const unlikeXml = (xml: string, word: () => string) =>
    xml
      .replace(/<((?:\w+:)?(\w+))[^<>]*>([^<>]+)<\/\1>/g, (all, _, name: string, text: string) =>
        codes.has(name) || text.trim() === '' ? all : all.replace(`>${text}<`, `>${word()}<`),
      )
      .replace(
        /<\/\w*(?:List|History|Person|Profile|Competency|Referee|Experience)>/g,
        (end) => `<Unknown>${word()}</Unknown>${end}`,
      );
  const numbered = () => {
    let count = 0;
    return () => {
      count += 1;
      return `word${count}x`;
    };
  };
  const wholes = new Set([...looks, 'metadata', 'picture', 'photo']);

  it.each([
    ['version 5 of Reactive Resume', version5],
    ['version 4 of Reactive Resume', version4],
    ['version 3 of Reactive Resume', version3],
    ['Europass', candidate],
    ['the Europass of before 2020', skillsPassport],
  ])('lose nothing of %s that they do not know', async (_, known) => {
    const content = typeof known === 'string' ? unlikeXml(known, numbered()) : unlike(known, numbered());
    const texts = typeof content === 'string' ? xmlLeaves(rootOf(content), codes) : leaves(content, wholes);
    const given = texts.filter((text) => /^word\d+x$/.test(text));
    const said = JSON.stringify(await found(content));
    expect(given.length).toBeGreaterThan(30);
    expect(given.filter((word) => !said.includes(word))).toEqual([]);
  });

  it('propose what Reactive Resume says: roles as jobs, lists as lines, periods as months', async () => {
    const resume = await found(version5);
    expect(resume).toMatchObject({
      personal: { name: { en: 'Sok Dara' }, title: { en: 'Pastry chef' }, phone: ['+85512345678'] },
      objective: {
        objective: { en: 'I bake bread.\nAnd cakes, see these (https://cakes.example/all).' },
      },
      skills: {
        skills: [{ level: 'expert' }, { name: { en: 'Spiral mixer' } }, { name: { en: 'Deck oven' } }],
      },
      languages: { languages: [{ language: 'en', level: 'conversational' }] },
      trainings: { trainings: [{ name: { en: 'Food safety' }, month: '2021-06' }] },
      references: { references: [{ name: { en: 'Keo Vibol' }, phone: '+85512999888' }] },
    });
    expect(resume.work?.work).toMatchObject([
      {
        title: { en: 'Head of pastry' },
        from: '2022-03',
        current: true,
        description: { en: '• Led five bakers\n• Planned menus\n  • Weddings' },
      },
      { title: { en: 'Baker' }, employer: { en: 'Old Market Bakery' }, from: '2019-06', to: '2022-02' },
      { title: { en: 'Apprentice' }, employer: { en: 'Old Market Bakery' }, from: '2016-01', to: '2019-12' },
      { title: { en: 'Helper' }, employer: { en: 'Canteen' } },
    ]);
    expect(linesUnder(resume, 'languages')).toContain('Polish · level: 2/5');
  });

  it('tell what its writer hid, and propose none of it', async () => {
    const resume = await found(version4);
    expect(resume.objective).toBeUndefined();
    expect(resume.work?.work.map(({ title }) => title.en)).toEqual(['Baker', 'Seller']);
    expect(linesUnder(resume, 'hidden')).toEqual([
      'summary: I bake.',
      'Experience · company: Field',
      'Experience · position: Farmer',
    ]);
  });

  it('make no period of a date that stands alone', async () => {
    const resume = await found(version4);
    expect(resume.work?.work[1]).toEqual({
      title: { en: 'Seller' },
      employer: { en: 'Stall' },
      current: false,
      description: { en: 'Sold bread for < 1 dollar' },
    });
    expect(linesUnder(resume, 'work')).toContain('date: 2015');
  });

  it('propose what a Europass says', async () => {
    const resume = await found(candidate);
    expect(resume).toMatchObject({
      personal: {
        name: { en: 'Dara Sok' },
        gender: 'female',
        bornOn: '1999-05-01',
        phone: ['+85512345678'],
        email: 'dara@example.com',
        address: { en: 'Rua Nova 7, Porto' },
      },
      objective: { objective: { en: 'I bake bread & cakes.' } },
      education: { education: [{ level: 'bachelor', from: '2016-01', to: '2018-12' }] },
      skills: { skills: [{ name: { en: 'Excel' } }, { name: { en: 'Spiral mixer' } }] },
      references: { references: [{ position: { en: 'Owner' }, email: 'vibol@example.com' }] },
    });
    expect(resume.work?.work).toMatchObject([
      { title: { en: 'Head of pastry' }, current: true, description: { en: '• Led five bakers' } },
      // It ended, and the file does not say when.
      { title: { en: 'Baker' }, from: '2019-06', current: false },
    ]);
    // Abilities of several levels make none.
    expect(resume.languages?.languages).toEqual([
      { language: 'km', level: 'native' },
      { language: 'en', level: 'fluent' },
      { language: 'fr' },
    ]);
    // The picture is named, and its data is not text.
    expect(linesUnder(resume, 'Attachment')).toEqual(['FileType: photo', 'Instructions: ProfilePicture']);
  });

  it('propose what the Europass of before 2020 says, in any language', async () => {
    expect(await found(skillsPassport)).toMatchObject({
      personal: { name: { en: 'Dara Sok' }, title: { en: 'Baker' }, bornOn: '1999-05-01' },
      work: { work: [{ title: { en: 'Head of pastry' }, from: '2019-02', description: { en: '• Bread' } }] },
      education: { education: [{ level: 'master', field: { en: 'Catering' }, to: '2018-12' }] },
      languages: { languages: [{ language: 'km' }, { language: 'en', level: 'conversational' }] },
    });
  });

  it('take JSON Resume as it is, and a resume that an API wraps', async () => {
    const work = [{ name: 'Shop', position: 'Clerk' }];
    expect(await found({ work })).toMatchObject({ work: { work: [{ title: { en: 'Clerk' } }] } });
    const wrapped = await found({ title: 'For hotels', data: version4 });
    expect(wrapped.personal?.address).toEqual({ en: 'Kampot' });
    expect(linesUnder(wrapped, 'document')).toEqual(['title: For hotels']);
  });

  const deep = `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`;
  it.each([
    ['linkedin', 'Basic_LinkedInDataExport_11-27-2026.zip', 'PK'],
    ['linkedin', 'Positions.csv', 'Company Name,Title'],
    ['unknown', 'table.csv', 'a,b'],
    ['unknown', 'resume.txt', 'Sok Dara'],
    ['unknown', 'package.json', '{"name":"x"}'],
    ['unknown', 'feed.xml', '<rss><channel/></rss>'],
    ['unknown', 'other.xml', '<Candidate xmlns="http://www.hr-xml.org/3"/>'],
    ['damaged', 'cv.json', '{"basics":'],
    ['damaged', 'cv.json', '[1]'],
    ['damaged', 'cv.xml', candidate.slice(0, 2000)],
    ['damaged', 'cv.xml', `<SkillsPassport>${deep}</SkillsPassport>`],
    [
      'damaged',
      'cv.xml',
      '<!DOCTYPE a [<!ENTITY b "c">]><SkillsPassport><LearnerInfo>&b;</LearnerInfo></SkillsPassport>',
    ],
    ['large', 'cv.json', JSON.stringify({ basics: { name: 'x y '.repeat(200_000) } })],
    ['empty', 'cv.json', '{"basics":{},"sections":{}}'],
  ])('are %s: %s', async (refusal, name, content) => {
    expect(isReadHere(new File([content], name))).toBe(true);
    expect(await read(content, name)).toBe(refusal);
  });

  it('are photos, which the server is not asked to read', async () => {
    const photo = new File(['\xff\xd8'], 'IMG_1.jpg', { type: 'image/jpeg' });
    expect([isReadHere(photo), await readCvFile(photo)]).toEqual([true, 'photo']);
  });

  it('leave documents to the server', () => {
    for (const name of ['cv.pdf', 'cv.docx', 'cv.odt']) expect(isReadHere(new File([''], name))).toBe(false);
  });
});

describe('HTML as lines', () => {
  it.each([
    ['Bread < 1 dollar & more', 'Bread < 1 dollar & more'],
    ['<p>One</p><p></p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
    ['<ol start="3"><li>c</li><li>d</li></ol>', '3. c\n4. d'],
    ['<p>See <a href="https://a.example">https://a.example</a></p>', 'See https://a.example'],
    ['<p><a href="/mine">mine</a> <img alt="cake" src="/cake.jpg"></p>', 'mine (/mine) cake /cake.jpg'],
    ['<p style="display:none">hidden</p>', 'hidden'],
    ['<i>'.repeat(4000), '<i>'.repeat(4000)],
  ])('reads %s', (html, lines) => {
    expect(linesOf(html)).toBe(lines);
  });
});
