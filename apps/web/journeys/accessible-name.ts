import type { Page } from 'playwright-core';

/** Latin words that are allowed in accessible names on a Khmer page, and why. */
const latin: readonly { words: RegExp; because: string }[] = [
  { words: /\bAcheep\b/g, because: 'the name of the site' },
  { words: /^English$/g, because: 'a language is named in itself, where one changes to it' },
  { words: /\b(Facebook|LinkedIn|Telegram|TikTok|YouTube|Google|X)\b/gi, because: 'names of others' },
  { words: /\b(KHQR|Bakong|ABA|NSSF)\b/g, because: 'names that stand so on forms and in banks' },
  {
    words: /\b(PDF|CSV|XML|JSON|JPEG|PNG|DOCX?|MP4|MOV|A4|A5|URL|RSS|API|VAT)\b/g,
    because: 'kinds of files and papers',
  },
  {
    words: /^(Sok Dara|Kim Srey|Lim Vichea|Meas Rith|Nou Chan)$/g,
    because: 'people of the samples of blocks',
  },
  { words: /\b(USD|KHR)\b/g, because: 'codes of currencies' },
  {
    words: /^What to bring on Saturday \(participant-message\)$/g,
    because: 'a sample of what somebody wrote',
  },
  {
    words:
      /^((Show (date|time) picker|Month|Day|Year|Hours|Minutes|AM\/PM|Choose Files?|No file chosen)\s*)+$/g,
    because: 'parts of the fields of the browser itself, which speaks its own language',
  },
  {
    words: /[\w.+-]+@[\w.-]+|\b[\w-]+\.(com|org|kh|example)\b|https?:\S+|localhost\S*/g,
    because: 'addresses',
  },
];

const roles = new Set([
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'option',
    'checkbox',
    'radio',
    'switch',
  ],
  ...['tab', 'tabpanel', 'menuitem', 'menu', 'slider', 'spinbutton', 'image', 'img', 'dialog', 'alertdialog'],
  ...[
    'navigation',
    'region',
    'main',
    'banner',
    'contentinfo',
    'complementary',
    'form',
    'search',
    'table',
    'list',
  ],
  ...['group', 'radiogroup', 'progressbar', 'columnheader', 'figure', 'heading'],
]);

interface Node {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
}

const plain = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Collects all texts in API responses of a page: names and user content. */
export function textsTold(page: Page) {
  const told: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/v1\//.test(response.url())) told.push(response.text().catch(() => ''));
  });
  return {
    async read() {
      const document = await page.evaluate(
        () => window.document.getElementById('answers')?.textContent ?? '',
      );
      // Responses cached for offline use came from the API too.
      const kept = await page.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const answers = await Promise.all(stores.map((store) => store.matchAll()));
        const ours = answers.flat().filter(({ headers }) => headers.get('content-type')?.includes('json'));
        return (await Promise.all(ours.map((answer) => answer.text()))).join('\n');
      });
      return plain(
        [document, kept, ...(await Promise.all(told))]
          .join('\n')
          .replaceAll('\\"', '"')
          .replaceAll('\\n', ' '),
      );
    },
  };
}

/** Returns accessible names in Latin letters on a Khmer page that do not come from names or user content. */
export async function latinNames(page: Page, told: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const names = nodes.flatMap(({ ignored, role, name }) =>
    !ignored && role?.value && roles.has(role.value) && name?.value ? [[role.value, plain(name.value)]] : [],
  );
  const isOurs = (name: string) => {
    const rest = latin.reduce((left, { words }) => left.replace(words, ''), name);
    return /[A-Za-z]{2}/.test(rest) && !/[ក-៿]/.test(rest) && !told.includes(name);
  };
  return [
    ...new Set(
      names.filter(([, name = '']) => isOurs(name)).map(([role, name]) => `${role} named “${name}”`),
    ),
  ];
}
