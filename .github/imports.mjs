// Import rules, which also apply to types, re-exports and import(). Checked by `pnpm check`.

/** @type {(name: string, from: object, to: object, comment: string) => object} */
const never = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });
const module = '^apps/api/src/modules/[a-z]+/[a-z-]+/';
/** @type {(layers: string) => object} */
const layer = (layers) => ({ path: `${module}.*\\.(${layers})\\.ts$` });
/** What every noun uses: mail, notices with push and Telegram, files, the site's settings, and the audit log. */
const ground =
  '^apps/api/src/modules/(messaging/(mail|notification|notification-preference|push|recipient|telegram-chat)|platform/(audit|file|operator-setting|share-picture|site|upload|video))/';
const client = '^(pg$|packages/database/src/client)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never(
      'contract-pure',
      { path: '^packages/contract/' },
      { pathNot: '^(packages/contract/|node_modules/.*/(zod|libphonenumber-js|vitest|fast-check)/)' },
      'The contract is free of I/O, Node and React.',
    ),
    never(
      'kernel-below',
      { path: '^packages/contract/src/kernel/', pathNot: '\\.test\\.' },
      { path: '^packages/contract/src/(?!kernel/)' },
      'The kernel of the contract knows no noun.',
    ),
    never(
      'search-pure',
      { path: '^packages/search/', pathNot: '\\.test\\.|/dictionary/dictionary\\.ts$' },
      { path: '^packages/database|^pg$|^(node:)?(fs|path|child_process|worker_threads|net|http)' },
      'The search package is pure: it only loads its own dictionary.',
    ),
    never(
      'search-analysis-below',
      { path: '^packages/search/src/analysis/', pathNot: '\\.test\\.' },
      { path: '^packages/search/src/(dictionary|query|redaction)/' },
      'Analysis of text knows no dictionary, no query and no redaction.',
    ),
    never(
      'search-dictionary-below',
      { path: '^packages/search/src/dictionary/', pathNot: '\\.test\\.' },
      { path: '^packages/search/src/(query|redaction)/' },
      'A query looks words up in the dictionary, never the other way.',
    ),
    never(
      'no-search-in-browser',
      { path: '^apps/web/src/' },
      { path: '^packages/search/' },
      'No browser loads the search with its lexicon.',
    ),
    never(
      'ui-knows-no-noun',
      { path: '^apps/web/src/ui/' },
      {
        path: '^apps/web/src/(features|layouts|entities)/|/node_modules/(react-router(-dom)?|@tanstack/[a-z-]+)/',
      },
      'Shared blocks know no router, no query, no noun.',
    ),
    never(
      'lib-below',
      { path: '^apps/web/src/lib/', pathNot: '\\.test\\.' },
      { path: '^apps/web/src/(features|layouts|entities|ui)/' },
      'lib is below features, entities and ui.',
    ),
    never(
      'entities-below',
      { path: '^apps/web/src/entities/' },
      { path: '^apps/web/src/(features|layouts)/' },
      'An entity is what features share: it knows none of them.',
    ),
    never(
      'feature-alone',
      { path: '^apps/web/src/features/([a-z]+/[a-z-]+)/', pathNot: '\\.test\\.' },
      { path: '^apps/web/src/features/[a-z]+/[a-z-]+/', pathNot: '^apps/web/src/features/$1/' },
      'A feature imports no other: move what both need to entities, ui or lib.',
    ),
    never(
      'module-below',
      { path: module, pathNot: '\\.test\\.' },
      { path: '^apps/api/src/(plugins/|(modules|module-list)\\.ts$)' },
      'A module knows no plugin and no list of modules: what it needs comes with `Deps` or lies beside them.',
    ),
    never(
      'database-in-repositories',
      {
        path: '^apps/api/src/',
        pathNot: '/testing/|\\.(repository|test|case)\\.|^apps/api/src/module\\.ts$',
      },
      { path: client },
      'Prisma and SQL live in the repository of their noun.',
    ),
    never(
      'repository-below',
      layer('repository'),
      layer('service|module|tasks|document'),
      'A repository reads and writes rows. Let the service that asks it do the rest.',
    ),
    never(
      'policy-pure',
      layer('policy'),
      { ...layer('service|repository|module|tasks|document'), dependencyTypesNot: ['type-only'] },
      'A policy is a pure function of what it is given.',
    ),
    never(
      'presenter-pure',
      layer('presenter'),
      { ...layer('service|repository|module|tasks|document'), dependencyTypesNot: ['type-only'] },
      'A presenter turns a row into a record: it asks nobody.',
    ),
    never(
      'no-layer-is-below',
      {
        path: '^apps/api/src/modules/',
        pathNot:
          '\\.(module|service|repository|policy|presenter|tasks|mail|document|test|case|preview|worker)\\.ts$',
      },
      { ...layer('service|module|tasks|document'), dependencyTypesNot: ['type-only'] },
      'A file without a layer in its name is a part that others use: what works with services is one, or a document.',
    ),
    never(
      'service-below-module',
      layer('service'),
      layer('module|document'),
      'A service uses no module or document.',
    ),
    never(
      'ground-below',
      { path: ground, pathNot: '\\.(module|test|case)\\.' },
      { path: module, pathNot: ground },
      'The ground floor knows no noun that stands on it; only its modules may ask who somebody is.',
    ),
    never(
      'no-circle',
      { path: '^(apps|packages|prisma)/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
      'No file of a circle can be read, moved or tested without the others: let the one that knows more do it, or emit an event.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(generated|dist)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
