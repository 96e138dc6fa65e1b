/** A job's number as shown: six digits, zero-padded. */
export const postCode = (number: number): string => String(number).padStart(6, '0');
