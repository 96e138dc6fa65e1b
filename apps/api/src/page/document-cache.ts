import { LRUCache } from 'lru-cache';
import { looked } from '../plumbing/watching/metrics.ts';
import type { PageDocument } from './page-document.ts';

interface Kept {
  version: string;
  document: Promise<PageDocument | null>;
}

/**
 * A cache of documents that are the same for all requests in one version. `ttl`: maximum age in milliseconds, for
 * changes that have no version.
 */
export function documentCache(limits: { max: number; ttl: number }) {
  const known = new LRUCache<string, Kept>(limits);
  return (key: string, version: string, make: () => Promise<PageDocument | null>) => {
    const before = known.get(key);
    if (looked('documents', before?.version === version) && before) return before.document;
    const made = { version, document: make() };
    known.set(key, made);
    const forget = () => void (known.get(key) === made && known.delete(key));
    made.document.then((document) => document ?? forget(), forget);
    return made.document;
  };
}
