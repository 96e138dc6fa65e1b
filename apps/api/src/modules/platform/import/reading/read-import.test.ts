import { describe, expect, it } from 'vitest';
import { Unreadable } from './import-file.ts';
import { readImportFile } from './import-reading.ts';
import { mayBeText, readImport } from './read-import.ts';

const jobs = (content: string | Uint8Array) =>
  readImport('jobs', typeof content === 'string' ? new TextEncoder().encode(content) : content);
const problem = (content: string | Uint8Array) =>
  jobs(content).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Unreadable) return error.said;
      throw error;
    },
  );
const windows = (text: string) => Buffer.from(text, 'latin1');

describe('letters', () => {
  const text = 'id,title,company\n1,អ្នកបើកបរ,Café Réal';
  const rows = [{ line: 2, cells: { id: '1', title: 'អ្នកបើកបរ', company: 'Café Réal' } }];

  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['utf-16be', Buffer.from(text, 'utf16le').swap16()],
  ])('are read as %s', async (encoding, content) => {
    expect(await jobs(content)).toMatchObject({ encoding, format: 'csv', rows });
  });

  it('are those of old spreadsheet programs where they are no UTF-8', async () => {
    const read = await jobs(windows('id,title,company\n1,Chef – cuisine,Café Réal'.replace('–', '\x96')));
    expect(read).toMatchObject({
      encoding: 'windows-1252',
      rows: [{ cells: { title: 'Chef – cuisine', company: 'Café Réal' } }],
    });
  });
});

describe('CSV', () => {
  it('has semicolons, quotes over lines, empty lines, formulas and headings of several names', async () => {
    const text = [
      'Job ID;Job Title;មុខតំណែង ក្រុមហ៊ុន;Company name;Job description',
      '1;Driver;;Mekong;"Drives.',
      '',
      'Washes; ""well""."',
      '',
      ' ; ;;;',
      "2;'=cmd|' /C calc'!A0;;+Mekong;@x",
    ].join('\r\n');
    const { rows, notes } = await jobs(text);
    expect(rows).toEqual([
      {
        line: 2,
        cells: { id: '1', title: 'Driver', company: 'Mekong', description: 'Drives.\n\nWashes; "well".' },
      },
      { line: 7, cells: { id: '2', title: "=cmd|' /C calc'!A0", company: '+Mekong', description: '@x' } },
    ]);
    expect(notes).toEqual([{ key: 'import_columns_unknown', params: { columns: 'មុខតំណែង ក្រុមហ៊ុន' } }]);
  });

  it('tells of a row with more cells than columns, and of a quote that is never closed', async () => {
    const { rows } = await jobs('id,title,company\n1,Driver,Mekong,Co.\n2,Cook,Tonle');
    expect(rows.map(({ fault }) => fault)).toEqual(['import_cells', undefined]);
    expect(await problem('id,title,company\n1,"Driver,Mekong\n2,Cook,Tonle')).toMatchObject({
      key: 'import_broken',
    });
  });

  it('needs its columns, each once', async () => {
    expect(await problem('title,company\nA,B')).toEqual({
      key: 'import_column_missing',
      params: { columns: 'id' },
    });
    expect(await problem('id,title\nA,B')).toEqual({
      key: 'import_column_missing',
      params: { columns: 'company' },
    });
    expect(await problem('id,title,company,Title\n')).toMatchObject({ key: 'import_column_twice' });
    expect(await problem('a,b\n1,2')).toMatchObject({ key: 'import_nothing' });
    // The column with our name wins over others with the same meaning.
    const { rows } = await jobs('id,title,company,city,province\n1,A,B,Poipet,Banteay Meanchey');
    expect(rows[0]?.cells.province).toBe('Banteay Meanchey');
  });
});

describe('XML', () => {
  it('has a row for each job, whatever is around it', async () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<source><publisher>x</publisher>
  <job><referencenumber>1</referencenumber><title><![CDATA[Cook & <b>waiter</b>]]></title>
    <company>Mekong</company><location><city>Kampot</city></location>
    <description><p>Cooks <b>well</b> &amp; fast.</p></description></job>
  <job><id>2</id><title>A &lt; B</title><company>Tonle</company></job>
</source>`;
    expect(await jobs(text)).toMatchObject({
      format: 'xml',
      rows: [
        {
          line: 3,
          cells: {
            id: '1',
            title: 'Cook & waiter',
            company: 'Mekong',
            province: 'Kampot',
            description: '<p>Cooks <b>well</b> &amp; fast.</p>',
          },
        },
        { line: 6, cells: { id: '2', title: 'A < B', company: 'Tonle' } },
      ],
    });
  });

  it.each([
    ['<salary currency="KHR" unit="month">1200000</salary>', { salary: '1200000; KHR; month' }],
    ['<salary_from currency="USD">300</salary_from>', { salary_from: '300; USD' }],
    [
      '<salary xsi:type="pay"><range unit="year"><low>300</low><high>500</high></range></salary>',
      { salary: 'year; 300; 500' },
    ],
    [
      '<salary><currency>USD</currency><salary_to>500</salary_to></salary>',
      { currency: 'USD', salary_to: '500', salary: undefined },
    ],
  ])('all of %s is read', async (xml, cells) => {
    const { rows } = await jobs(`<jobs><job><id>1</id><title>Cook</title>${xml}</job></jobs>`);
    expect(rows[0]?.cells).toEqual({ id: '1', title: 'Cook', ...cells });
  });

  it('keeps what the elements of a text say, and none twice', async () => {
    const text = `<jobs><job><id>1</id><title>Cook</title><company>Tonle</company>
      <description>One<br/>two <a href="https://example.com/?a=1&amp;b=2">three</a></description></job></jobs>`;
    const { rows } = await jobs(text);
    expect(rows[0]?.cells.description).toBe(
      'One<br>two <a href="https://example.com/?a=1&amp;b=2">three</a>',
    );
  });

  it('expands nothing', async () => {
    const laughs =
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><jobs><job><id>&b;</id></job></jobs>';
    expect(await problem(laughs)).toEqual({ key: 'import_doctype' });
    const file = '<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><jobs><job><id>&a;</id></job></jobs>';
    expect(await problem(file)).toEqual({ key: 'import_doctype' });
    expect(await problem('<jobs><job><id>&a;</id></job></jobs>')).toMatchObject({ key: 'import_broken' });
    expect(await problem('<jobs></jobs>')).toMatchObject({ key: 'import_nothing' });
    expect(await problem(`<job>${'<a>'.repeat(10_000)}`)).toMatchObject({ key: 'import_broken' });
  });
});

describe('JSON-LD', () => {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: 'Mekong', value: 'J-7' },
    title: 'Cook',
    hiringOrganization: { '@type': 'Organization', name: 'Mekong' },
    jobLocation: {
      address: { streetAddress: 'Street 1', addressLocality: 'Svay Dangkum', addressRegion: 'Siem Reap' },
    },
    employmentType: ['FULL_TIME'],
    baseSalary: { currency: 'USD', value: { minValue: 3600, maxValue: 4800, unitText: 'YEAR' } },
    experienceRequirements: { monthsOfExperience: 24 },
    validThrough: '2027-01-31T23:59:00+07:00',
    description: '<p>Cooks.</p><script>x</script>',
  };
  const cells = {
    id: 'J-7',
    title: 'Cook',
    company: 'Mekong',
    province: 'Siem Reap',
    address: 'Street 1, Svay Dangkum',
    type: 'full-time',
    salary: '3600-4800 USD / YEAR',
    experience: '2-years',
    closing_date: '2027-01-31T23:59:00+07:00',
  };

  it.each([
    ['one', posting],
    ['a list', [posting]],
    ['a graph', { '@graph': [{ '@type': 'WebSite' }, posting] }],
    ['a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting }] }],
  ])('is read as %s', async (_, document) => {
    const { rows, format } = await jobs(JSON.stringify(document));
    expect(format).toBe('json');
    expect(rows).toMatchObject([{ line: 1, cells }]);
  });

  it.each([
    [{ currency: 'USD', value: 300 }, '300 USD'],
    [{ currency: 'USD', value: { minValue: 300 } }, 'from 300 USD'],
    [{ currency: 'USD', value: { maxValue: '500', unitText: 'HOUR' } }, 'up to 500 USD / HOUR'],
    [{ currency: 'USD', value: { value: 541.667, unitCode: 'MON' } }, '541.67 USD / MONTH'],
    [{ currency: 'USD', unitText: 'PER_WEEK', value: { minValue: 9, maxValue: 9 } }, '9 USD PER WEEK'],
    [{ currency: 'USD', value: { value: 9, duration: 'P1D' } }, '9 USD / P1D'],
    [{ currency: 'USD', value: { currency: 'KHR', value: 9 } }, '9 USD KHR'],
    [{ currency: 'USD', value: { value: 9, minValue: 3, maxValue: 5 } }, '9; 3-5 USD'],
    [{ currency: 'USD', value: { value: 3, maxValue: 5 } }, '3; up to 5 USD'],
    [{ currency: 'USD', value: { minValue: '-3', maxValue: 5 } }, '-3-5 USD'],
    [
      [
        { currency: 'USD', value: 300 },
        { currency: 'KHR', value: 9 },
      ],
      '300; 9 USD KHR',
    ],
    ['$300 a month', '$300 a month'],
  ])('the salary %j is the cell %s', async (baseSalary, salary) => {
    const { rows } = await jobs(JSON.stringify({ ...posting, baseSalary }));
    expect(rows[0]?.cells.salary).toBe(salary);
  });

  it('the currency of a job is that of its salary', async () => {
    const document = { ...posting, baseSalary: 2_000_000, salaryCurrency: 'KHR' };
    expect((await jobs(JSON.stringify(document))).rows[0]?.cells.salary).toBe('2000000 KHR');
  });

  it('says where there is no job, or no JSON', async () => {
    expect(await problem('{"@type":"Person"}')).toMatchObject({ key: 'import_nothing' });
    expect(await problem('{"@type":')).toMatchObject({ key: 'import_broken_json' });
    expect(await problem('['.repeat(100_000))).toMatchObject({ key: 'import_broken_json' });
  });
});

it('takes no pictures and no spreadsheets', async () => {
  expect(await mayBeText(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBe(false);
  expect(await mayBeText(Buffer.from('id,title\n1,2'))).toBe(true);
  expect(await mayBeText(Buffer.from('<?xml version="1.0"?><jobs/>'))).toBe(true);
});

describe('security: a file that was made to do harm', () => {
  it('is no deeper than what is looked into', async () => {
    const depth = 100_000;
    const things = `{"@type":"JobPosting","title":${'{"name":'.repeat(depth)}1${'}'.repeat(depth)},"description":"x"}`;
    expect((await jobs(things)).rows).toEqual([{ line: 1, cells: { description: 'x' } }]);
    const lists = `{"@type":"JobPosting","title":${'['.repeat(depth)}${']'.repeat(depth)},"description":"x"}`;
    expect((await jobs(lists)).rows).toEqual([{ line: 1, cells: { description: 'x' } }]);
  });

  it('has no letters that the database does not take, and no cells without end', async () => {
    const posting = `{"@type":"JobPosting","title":"a\\u0000b\\ud800c","employmentType":"${'x'.repeat(1_000_000)}"}`;
    const [row] = (await jobs(posting)).rows;
    expect(row?.cells.title).toBe('a\ufffdb\ufffdc');
    expect(row?.cells.type).toHaveLength(5000);
    const heads = `id,title,company,x${'\u{1f600}'.repeat(400)}\n1,A,B`;
    const [note] = (await jobs(heads)).notes;
    expect(String(note?.params?.columns).isWellFormed()).toBe(true);
  });

  it('may have sixty thousand headings or empty lines', async () => {
    const headings = Array.from({ length: 60_000 }, (_, at) => `h${at}`).join(',');
    expect(await problem(headings)).toEqual({ key: 'import_nothing' });
    expect(await problem(`${headings},h7`)).toEqual({
      key: 'import_column_twice',
      params: { columns: 'h7' },
    });
    expect(await problem(`id,title,company\n${',\n'.repeat(60_000)}`)).toEqual({ key: 'import_empty' });
  });

  it('is read while others are served, and given up where it takes too long', async () => {
    const lines = Array.from({ length: 3000 }, (_, at) => `${at},Cook,Tonle,${'Cooks well. '.repeat(40)}`);
    const content = Buffer.from(['id,title,company,description', ...lines].join('\n'));
    let turns = 0;
    const look = () => {
      turns += 1;
      next = setImmediate(look);
    };
    let next = setImmediate(look);
    const { rows } = await readImportFile('jobs', content);
    clearImmediate(next);
    expect(rows).toHaveLength(3000);
    expect(turns).toBeGreaterThan(100);

    const given = await readImportFile('jobs', content, { timeout: 1 }).catch((error: unknown) => error);
    expect(given).toMatchObject({ said: { key: 'import_heavy' } });
    const broken = await readImportFile('jobs', Buffer.from('a,b')).catch((error: unknown) => error);
    expect(broken).toMatchObject({ said: { key: 'import_nothing' } });
  });
});
