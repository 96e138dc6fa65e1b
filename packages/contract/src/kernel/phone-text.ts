/** `+85512345678` in groups, as it is read aloud. */
export const phoneText = (phone: string) => phone.replace(/^(\+855)(\d{2})(\d{3})(\d+)$/, '$1 $2 $3 $4');

/** A Cambodian number as one dials it, in groups, so that no spreadsheet takes it for a number and drops its zero. */
export const dialled = (phone: string) =>
  phone.startsWith('+855') ? `0${phone.slice(4)}`.replace(/(\d{3})(?=\d)/g, '$1 ') : phone;
