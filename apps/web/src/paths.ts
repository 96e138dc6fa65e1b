export * from '@acheep/contract/paths';
