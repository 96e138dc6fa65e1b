/** A job's number as people read it: six digits, padded with zeros. */
export const postCode = (number: number): string => String(number).padStart(6, '0');
