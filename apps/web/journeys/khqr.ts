/** Parses the fields of a KHQR code: two digits of tag, two of length, the value (EMVCo). */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** Returns the CRC-16/CCITT-FALSE as four digits. */
function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const currencies: Record<string, string> = { '840': 'USD', '116': 'KHR' };

/** Returns the data that a banking app reads from a KHQR code. */
export function khqrOf(code: string) {
  const fields = fieldsOf(code);
  return {
    amount: Number(fields.get('54')),
    currency: currencies[fields.get('53') ?? ''],
    bill: fieldsOf(fields.get('62') ?? '').get('01'),
    isWhole: fields.get('63') === checksumOf(code.slice(0, -4)),
  };
}
