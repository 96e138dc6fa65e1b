import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { orderNumberOf } from '../billing/order-number.ts';
import { endpoints } from '../endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { inside } from './field-label.ts';
import { keptText, latinDigits } from './khmer-text.ts';
import { phone } from './text.ts';

type Schema = z.core.$ZodType;

// Possible keyboard input for ស្រ្ដី, កោះ and ភ្នំ: marks in another order, a vowel in two parts, invisible spaces.
const typed = 'ស\u17d2រ\u17d2ដី ក\u17c1\u17b6\u17c7\u200b\u200bភ្នំ é\u200b';
const kept = 'ស\u17d2ដ\u17d2រី ក\u17c4\u17c7\u200bភ្នំ é';

it('a text is kept in the one form of what it looks like', () => {
  expect(keptText(typed)).toBe(kept.normalize('NFC'));
  expect(keptText(keptText(typed))).toBe(keptText(typed));
  expect(keptText('ប\u17c9\u17c1ក')).toBe('ប\u17c9\u17c1ក');
  expect(keptText('ប\u17c1\u17c9ក')).toBe('ប\u17c9\u17c1ក');
  expect(keptText('ទ\u17c6\u17b6ង')).toBe('ទ\u17b6\u17c6ង');
});

it('and otherwise as it was written', () => {
  for (const text of ['លក់ទំនិញ', 'អ៊ីនធឺណិត', 'ព័ត៌មាន', 'កម្មវិធី', 'ស្ត្រី', 'ប្រើប្រាស់', 'ការិយាល័យ', '១០០%', 'a\u200db'])
    expect(keptText(text)).toBe(text);
});

it('takes no longer for what is no writing', () => {
  for (const unit of ['\u17c1', '\u17d2\u179a', '\u0301', '\u200b', 'ក\u17d2'])
    expect(keptText(`ក${unit.repeat(100_000)}`).length).toBeLessThanOrEqual(1 + 100_000 * unit.length);
});

it('Khmer digits count in numbers of telephones and orders', () => {
  expect(latinDigits('០១២៣៤៥៦៧៨៩')).toBe('0123456789');
  expect(phone.parse('+៨៥៥ ១២ ៣៤៥ ៦៧៨')).toBe('+85512345678');
  expect(orderNumberOf('ORD-០០០០៤២-២')).toBe(orderNumberOf('ORD-000042-2'));
});

/** Each text field within a schema, with its path. */
function* textsOf(schema: Schema | undefined, path: string): Generator<[string, z.ZodType]> {
  if (!schema) return;
  const { type, shape, element, options } = schema._zod.def as {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    options?: Schema[];
  };
  if (type === 'string') yield [path, schema as z.ZodType];
  else if (shape) for (const [name, field] of Object.entries(shape)) yield* textsOf(field, `${path} ${name}`);
  else if (options)
    for (const [place, option] of options.entries()) yield* textsOf(option, `${path}|${place}`);
  else yield* textsOf(element ?? inside(schema), path);
}

/** Values compared exactly with the stored ones, which are not prose; phone numbers are covered above, VAT TINs and coupons by tests of their own. */
const letterByLetter =
  /\b(?:password|confirmPassword|oldPassword|currentPassword|registeredPassword|token|key|code|credential|website|form|file|phone|contactPhone|vatTin|coupon)\b/i;

const all: readonly Endpoint[] = endpoints;
const fields = all.flatMap(({ method, path, body }) => [...textsOf(body, `${method} ${path}`)]);
const ofKhmer = fields.filter(([, field]) => field.safeParse('ភ្នំពេញ').success);

describe('every field that takes Khmer', () => {
  it('is found', () => expect(ofKhmer.length).toBeGreaterThan(150));

  it.each(ofKhmer.filter(([path]) => !letterByLetter.test(path)))('%s', (_, field) => {
    const { data, success } = field.safeParse(typed);
    if (success) expect(data).toBe(kept.normalize('NFC'));
    else expect(field.safeParse('ភ្ន\u17c6').data).toBe('ភ្ន\u17c6');
  });
});
