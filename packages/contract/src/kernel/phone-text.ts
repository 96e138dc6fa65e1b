/** Formats `+85512345678` in groups, as it is read aloud. */
export const phoneText = (phone: string) => phone.replace(/^(\+855)(\d{2})(\d{3})(\d+)$/, '$1 $2 $3 $4');

/** Cambodian number in local form, in groups, so that spreadsheets do not treat it as a number and drop its zero. */
export const dialled = (phone: string) =>
  phone.startsWith('+855') ? `0${phone.slice(4)}`.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3') : phone;
