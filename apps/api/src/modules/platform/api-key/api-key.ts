import { createHash, randomBytes } from 'node:crypto';
import { apiKeyStart } from '@acheep/contract/platform/api-key-option';

/** 256 bits, which nobody guesses: so a hash without salt or delay keeps them well, and finds a key by one look-up. */
const bytes = 32;
/** What of a key may be shown: enough to tell it from others, too little to go on from. */
const shown = apiKeyStart.length + 6;
const form = new RegExp(`^${apiKeyStart}[\\w-]{43}$`);

export const newApiKey = () => apiKeyStart + randomBytes(bytes).toString('base64url');
export const apiKeyPrefix = (key: string) => key.slice(0, shown);
/** Whether it can be one at all: nothing else is hashed and looked up, however long it is. */
export const isApiKey = (text: string) => text.length < 100 && form.test(text);
export const apiKeyHash = (key: string) => createHash('sha256').update(key).digest();
