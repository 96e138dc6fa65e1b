/** `+85512345678` in groups, as it is read aloud. */
export const phoneText = (phone: string) => phone.replace(/^(\+855)(\d{2})(\d{3})(\d+)$/, '$1 $2 $3 $4');
