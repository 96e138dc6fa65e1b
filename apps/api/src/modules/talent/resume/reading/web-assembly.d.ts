/** The part of WebAssembly in use: Node has it, but its types are only in those of browsers. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>;
  type Exports = Record<string, unknown>;
  class Module {
    private readonly isModule: true;
    constructor(bytes: Uint8Array);
  }
  class Instance {
    readonly exports: Exports;
    constructor(module: Module, imports: Imports);
  }
  class RuntimeError extends Error {}
}
