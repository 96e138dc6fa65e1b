import { minorUnits } from '@acheep/contract/kernel/money';
import { described } from './described.ts';
import { openApiDocument } from './document.ts';

const conventions = `
- A response has its record or list in \`data\`; that of a list has its total in \`meta\`. Responses may get new fields.
- An error has a status, a \`code\` for programs and a \`message\` for people, in the language of \`Accept-Language\`: \`en\` or \`km\`.
- Money is an integer of hundredths of its currency, as ${40_000} with \`USD\` is ${40_000 / minorUnits} dollars.
- Times are UTC; days are those of Phnom Penh.
- A list has up to 100 entries a page: \`limit\` of them from \`offset\` on.`;
const edits = `
- A body may name in \`updatedAt\` the version of the record that an edit began from: if it was saved since, nothing is overwritten, and the response is a 409. Without it, the last save wins.`;

const documents = {
  '/openapi.json': {
    all: described,
    title: 'Acheep',
    description: `The API of the Acheep career centre.\n${conventions}${edits}`,
  },
  '/partner/openapi.json': {
    all: described.filter(({ endpoint }) => endpoint.access === 'partner'),
    title: 'Acheep for partners',
    description: `Open jobs, trainings and events for partners’ programs. The operator of the site issues the key.\n${conventions}`,
  },
};

export interface Wanted {
  address: keyof typeof documents;
  server: string;
}

/** Writes a description as JSON. */
export default function write({ address, server }: Wanted): Uint8Array {
  const { all, ...about } = documents[address];
  return new TextEncoder().encode(JSON.stringify(openApiDocument(all, { ...about, server })));
}
