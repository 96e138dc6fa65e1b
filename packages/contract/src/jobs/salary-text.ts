import { type Currency, moneyText } from '../kernel/money.ts';

/** What is paid, in minor units. */
export interface Salary {
  from: number | null;
  to: number | null;
  currency: Currency;
  negotiable: boolean;
}

/** The words around an amount, in the language of the page. */
interface SalaryWords {
  from(amount: string): string;
  upTo(amount: string): string;
  negotiable(): string;
}

/** `$400 – $600`, `From $400`, `Up to $600` or `Negotiable`; null where nothing is said. */
export function salaryText({ from, to, currency, negotiable }: Salary, words: SalaryWords): string | null {
  if (from !== null && to !== null && from !== to)
    return `${moneyText(from, currency)} – ${moneyText(to, currency)}`;
  if (from !== null && from === to) return moneyText(from, currency);
  if (from !== null) return words.from(moneyText(from, currency));
  if (to !== null) return words.upTo(moneyText(to, currency));
  return negotiable ? words.negotiable() : null;
}
