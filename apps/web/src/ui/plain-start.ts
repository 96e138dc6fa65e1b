export { plainStart } from '@acheep/contract/kernel/plain-text';
