import { latinDigits } from '../kernel/khmer-text.ts';

// Luhn check digit, which catches most slips in typing or reading aloud.
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Formats an order number for display: `ORD-000042-2`, at least six digits and a check digit. */
export function orderNumber(number: number): string {
  const digits = String(number).padStart(6, '0');
  return `ORD-${digits}-${checkDigit(digits)}`;
}

/**
 * Parses a typed order number, with or without letters and dashes; null where the check digit is wrong. Six digits after
 * the letters are a number that was read without it.
 */
export function orderNumberOf(text: string): number | null {
  const typed = latinDigits(text).replace(/[-\s]/g, '');
  const unchecked = /^ORD(\d{6})$/i.exec(typed)?.[1];
  if (unchecked) return Number(unchecked);
  const digits = /^(?:ORD)?(\d{6,9})(\d)$/i.exec(typed);
  if (!digits?.[1] || checkDigit(digits[1]) !== Number(digits[2])) return null;
  return Number(digits[1]);
}
