// Shared with the server, which reads the same URLs for the documents that it renders.
export * from '@acheep/contract/kernel/list-url';
