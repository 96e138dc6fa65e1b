import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { importing } from '../../../testing/importing.ts';
import { importTask } from './import.tasks.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  await api.work(importTask);
});
const { send, rows, bring } = importing(
  () => api,
  () => admin,
);

/** A file of drafts with these cells about pay: `salary`, `salary_from`, `salary_to`, `currency`, `negotiable`. */
const fileOf = (cells: readonly string[][]) =>
  [
    'id;title;company;salary;salary_from;salary_to;currency;negotiable',
    ...cells.map((row, at) => `P-${at};Cook ${at};Tonle Mills;${row.join(';')}`),
  ].join('\n');

it('a salary is what all of its columns say together', async () => {
  const given: [string[], object][] = [
    [['$1.5k - $2k', '', '', '', ''], { salaryFrom: 150_000n, salaryTo: 200_000n, currency: 'USD' }],
    [['Negotiable ($300 - $500)', '', '', '', ''], { salaryFrom: null, salaryTo: null, negotiable: true }],
    [
      ['1.2-1.5 million', '', '', 'KHR', ''],
      { salaryFrom: 120_000_000n, salaryTo: 150_000_000n, currency: 'KHR' },
    ],
    [['', '៥០ម៉ឺនរៀល', '', '', ''], { salaryFrom: 50_000_000n, salaryTo: null, currency: 'KHR' }],
    [['', '$500', '700 USD', 'USD', 'yes'], { salaryFrom: null, salaryTo: null, negotiable: true }],
    [
      ['', 'from $12,000 p.a.', 'max. 1.5k', '', ''],
      { salaryFrom: 100_000n, salaryTo: 150_000n, currency: 'USD' },
    ],
    [['300-500 USD', '300', '500', '', ''], { salaryFrom: 30_000n, salaryTo: 50_000n, currency: 'USD' }],
  ];
  const done = await bring(fileOf(given.map(([cells]) => cells)));
  expect(done.results).toMatchObject({ new: given.length, wrong: 0 });
  const jobs = await api.prisma.job.findMany({
    where: { title: { startsWith: 'Cook ' } },
    orderBy: { title: 'asc' },
  });
  expect(jobs).toMatchObject(given.map(([, job]) => job));
});

it('a fault says which words are not understood, and which column contradicts another', async () => {
  const given: [string[], [string, RegExp][]][] = [
    [['£500', '', '', '', ''], [['salary', /^We can’t read “£”\. The monthly salary must look like/]]],
    [['$5 per kilo', '', '', '', ''], [['salary', /^We can’t read “per kilo”.*per month or per year\.$/]]],
    [['0 USD', '', '', '', ''], [['salary', /^The monthly salary must look like/]]],
    [
      ['', '300-500', 'a lot', '', ''],
      [
        ['salary_from', /^We can’t read “300-500”\. The minimum monthly salary must be one amount/],
        ['salary_to', /“a lot”.*maximum monthly salary/],
      ],
    ],
    [
      ['', 'up to $500', '$5/hour', '', ''],
      [
        ['salary_from', /“up to \$500”/],
        ['salary_to', /“\/hour”.*per month/],
      ],
    ],
    [
      ['', '$500', '', 'KHR', ''],
      [['salary_from', /^The minimum monthly salary doesn’t agree with another column/]],
    ],
    [['', '$500', '2000000 KHR', '', ''], [['salary_to', /doesn’t agree/]]],
    [['$300', '', '', 'KHR', ''], [['salary', /doesn’t agree/]]],
    [['300-500', '300', '600', '', ''], [['salary', /doesn’t agree/]]],
    [['Negotiable', '', '', '', 'no'], [['salary', /doesn’t agree/]]],
  ];
  const checked = await send(fileOf(given.map(([cells]) => cells)));
  const found = await rows(checked._id);
  expect(found.map(({ faults }) => faults.map(({ column, sentence }) => [column, sentence]))).toEqual(
    given.map(([, faults]) => faults.map(([column, sentence]) => [column, expect.stringMatching(sentence)])),
  );
});
