import { createHash, randomBytes } from 'node:crypto';
import { apiKeyStart } from '@acheep/contract/platform/api-key-option';

/** 256 bits cannot be guessed: a hash without salt or delay is enough, and one look-up finds the key. */
const bytes = 32;
/** Characters of a key that may be shown: enough to tell it from others, too few to help a guess. */
const shown = apiKeyStart.length + 6;
const form = new RegExp(`^${apiKeyStart}[\\w-]{43}$`);

export const newApiKey = () => apiKeyStart + randomBytes(bytes).toString('base64url');
export const apiKeyPrefix = (key: string) => key.slice(0, shown);
/** True when the text has the form of a key: nothing else is hashed and looked up. */
export const isApiKey = (text: string) => text.length < 100 && form.test(text);
export const apiKeyHash = (key: string) => createHash('sha256').update(key).digest();
