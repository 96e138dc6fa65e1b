import { expect, it } from 'vitest';
import { z } from 'zod';
import { plain } from './plain.ts';

const schema = z.strictObject({
  _id: z.uuid(),
  title: z.string(),
  price: z.int(),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  tags: z.array(z.string()),
  email: z.string().optional(),
  company: z.strictObject({ name: z.string() }),
});

const at = new Date('2026-12-01T02:30:00Z');
const row = {
  id: '01a22c7f-2d4a-7523-9a46-4e20f8cb7b86',
  title: 'Sale',
  price: 400n,
  from: new Date('2026-12-01'),
  until: null,
  createdAt: at,
  tags: ['new'],
  email: 'dara@example.org',
  company: { name: 'Angkor', password: 'secret' },
  secret: 'of nobody',
};

it('takes the columns that a record has under the same name, as the record has them', () => {
  expect(plain(schema, row)).toEqual({
    _id: row.id,
    title: 'Sale',
    price: 400,
    from: '2026-12-01',
    until: null,
    createdAt: at.toISOString(),
    tags: ['new'],
  });
});

it('leaves what a record may lack, other rows and other columns to the presenter', () => {
  const fields = Object.keys(plain(schema, row));
  for (const name of ['email', 'company', 'secret']) expect(fields).not.toContain(name);
});
