export { plainStart } from '@acheep/contract/plain-text';
