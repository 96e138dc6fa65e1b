import { moneyText } from '@acheep/contract/kernel/money';
import type { OwnResume } from '@acheep/contract/talent/resume';

type Pay = Partial<Pick<OwnResume, 'currency' | 'salaryFrom' | 'salaryTo'>>;

/** Formats the expected monthly salary; empty if none is given. */
export function moneyRange({ currency = 'USD', salaryFrom, salaryTo }: Pay): string {
  const amounts = [salaryFrom, salaryTo].filter((one) => one !== null && one !== undefined);
  return [...new Set(amounts)].map((one) => moneyText(one, currency)).join(' – ');
}
