/** 32 random hexadecimal digits. `crypto.randomUUID` is missing if a site is tried over plain http. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
