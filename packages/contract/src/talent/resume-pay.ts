import { moneyText } from '../kernel/money.ts';
import type { OwnResume } from './resume.ts';

type Pay = Partial<Pick<OwnResume, 'currency' | 'salaryFrom' | 'salaryTo'>>;

/** Expected monthly pay in words; empty if none is given. */
export function payText({ currency = 'USD', salaryFrom, salaryTo }: Pay): string {
  const amounts = [salaryFrom, salaryTo].filter((one) => one !== null && one !== undefined);
  return [...new Set(amounts)].map((one) => moneyText(one, currency)).join(' – ');
}

type Expected = Pick<OwnResume, 'showExpected' | 'salaryFrom' | 'salaryTo' | 'noticePeriod'>;

/** The CV as others read it: without pay and notice period unless its owner shows them. */
export const asShown = <R extends { showExpected: unknown } & { [K in keyof Expected]?: unknown }>(
  resume: R,
): R => (resume.showExpected ? resume : { ...resume, salaryFrom: null, salaryTo: null, noticePeriod: null });
