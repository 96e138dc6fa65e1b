/** One mistake that somebody could make, and where it should be noticed. */
export interface Mutation {
  /** What is wrong then, as a sentence. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Tests, and checks of `.github`, that should notice, the narrowest first: the path of one, or how several begin. */
  by: readonly string[];
}

/** What the files of this folder hold: mistakes in one module, or in what all of them stand on. */
const modules = 'apps/api/src/modules';
const testing = 'apps/api/src/testing';
const contract = 'packages/contract/src';
export const at = { modules, testing, contract, api: 'apps/api/src', web: 'apps/web/src' } as const;
