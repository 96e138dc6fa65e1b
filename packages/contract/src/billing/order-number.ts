import { latinDigits } from '../kernel/khmer-text.ts';

// A digit at the end that shows most slips of who types or reads it aloud (Luhn).
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** An order's number as people read it: `ORD-000042-2`, six digits or more and a check digit. */
export function orderNumber(number: number): string {
  const digits = String(number).padStart(6, '0');
  return `ORD-${digits}-${checkDigit(digits)}`;
}

/** The number that somebody typed, with or without letters and dashes; null where the check digit is wrong. */
export function orderNumberOf(text: string): number | null {
  const digits = /^(?:ORD)?(\d{6,9})(\d)$/i.exec(latinDigits(text).replace(/[-\s]/g, ''));
  if (!digits?.[1] || checkDigit(digits[1]) !== Number(digits[2])) return null;
  return Number(digits[1]);
}
