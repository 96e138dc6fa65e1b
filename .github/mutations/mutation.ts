/** Possible mistake in the code, and the tests that should notice it. */
export interface Mutation {
  /** Resulting fault, as a sentence. */
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  from: string;
  to: string;
  /** Tests, and checks of `.github`, that should notice, narrowest first: a path, or the beginning of several. */
  by: readonly string[];
}

/** Common folders of mutated files: the API's modules, and the tests shared by all of them. */
const modules = 'apps/api/src/modules';
const testing = 'apps/api/src/testing';
const contract = 'packages/contract/src';
export const at = { modules, testing, contract, api: 'apps/api/src', web: 'apps/web/src' } as const;
