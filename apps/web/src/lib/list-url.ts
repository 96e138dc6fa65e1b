// The server reads the same addresses for the documents that it sends.
export * from '@acheep/contract/kernel/list-url';
