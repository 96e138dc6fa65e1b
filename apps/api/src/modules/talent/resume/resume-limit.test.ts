import { valuesOf } from '@acheep/contract/kernel/option';
import { noResumeYet, ownResumeGet, resumeWork } from '@acheep/contract/talent/resume';
import { resumeEntries } from '@acheep/contract/talent/resume-part';
import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import { resumeDesigns } from '@acheep/contract/talent/resume-pdf-option';
import { createUser } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { startApi } from '../../../testing/harness.ts';
import { maxWork } from '../../../testing/max-work.ts';
import { withPages } from '../../../testing/read-pdf.ts';

const api = await startApi();

async function seeker(work: object[]) {
  const person = await createUser(api.prisma);
  const body = { work, updatedAt: noResumeYet };
  const saved = await api.as(person).call(resumeWork, { body } as never);
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  return person;
}
async function linkOf(person: { id: string }, design = 'classic') {
  const body = { design, language: 'both', paper: 'a4' };
  return (await api.as(person).call(resumePdfLink, { body } as never)).body.data.url as string;
}

it('takes work experience as long as the contract has it, in Khmer, and sets it as a PDF', async () => {
  const work = maxWork(resumeEntries);
  const person = await seeker(work);
  const { data } = (await api.as(person).call(ownResumeGet)).body;
  expect(data.work.map(({ description }: { description: object }) => description)).toEqual(
    work.map(({ description }) => description),
  );
  const url = await linkOf(person);
  expect((await openBytes(api, url)).headers['content-type']).toBe('application/pdf');
}, 120_000);

it('sets what looks like markup, controls and endless words as they are, and runs none of it', async () => {
  const odd = [
    '#panic("x") #include "/etc/passwd" #read("pdf.ts") $ 1/0 $ @ref <label> `raw` ```rust x``` \\ \\u{41} #{ while true {} }',
    '= Heading\n/ term: x\n+ one\n- #sys.inputs\n\u0001\u0007\u001b[31m\u0085\u00ad\ufffe\uffff\ufeff\u{10ffff}',
    'x'.repeat(1_900),
    `${'\u200b'.repeat(500)}${'្'.repeat(500)}${'\u0301'.repeat(500)}x`,
    '{{7*7}} <script>alert(1)</script> %PDF-1.7 endobj (\\)',
  ];
  const person = await seeker(
    odd.map((text) => ({
      title: { en: 'Cook' },
      description: { en: text },
    })),
  );
  for (const design of valuesOf(resumeDesigns)) {
    const { status, body } = await openBytes(api, await linkOf(person, design));
    expect([design, status]).toEqual([design, 200]);
    const texts = await withPages(body, (pages) => pages.map((page) => page.getText()));
    const text = texts.join('').replace(/\s+/g, '');
    for (const said of [
      '#panic("x")#include"/etc/passwd"#read("pdf.ts")',
      '$1/0$',
      '`raw`',
      '=Heading',
      '#sys.inputs',
      '<script>',
    ])
      expect([design, said, text.includes(said)]).toEqual([design, said, true]);
  }
}, 120_000);
