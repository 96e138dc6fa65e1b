import { typed } from '../kernel/bound.ts';
import { named } from '../kernel/field-label.ts';
import { latinDigits } from '../kernel/khmer-text.ts';

/** As the tax authority writes it: a letter, three digits, a dash, and nine or ten digits. */
const format = /^[A-Z]\d{3}-\d{9,10}$/;
const asVatTin = (typedText: string) =>
  latinDigits(typedText)
    .toUpperCase()
    .replace(/[\s\u200b\u2010-\u2015._-]/g, '')
    .replace(/^([A-Z]\d{3})(?=\d{9,10}$)/, '$1-');

const isVatTin = (text: string) => format.test(text);

/** Number under which a taxpayer is registered for VAT, `K001-123456789`; typed with spaces or in Khmer digits too. */
export const vatTin = named(
  typed(40, 'vat_tin')
    .meta({ examples: ['K001-123456789'] })
    .transform(asVatTin)
    .refine(isVatTin, { error: 'vat_tin' }),
  'VAT TIN',
  'លេខអត្តសញ្ញាណកម្ម អតប',
);
