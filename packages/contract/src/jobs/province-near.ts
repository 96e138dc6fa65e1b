/**
 * Provinces that border on each other, by slug. Provinces are created by law, so this is constant data. Kep and Pailin
 * are each enclosed by one other province, and the capital by Kandal.
 */
const near = {
  'banteay-meanchey': ['battambang', 'siem-reap', 'oddar-meanchey'],
  battambang: ['banteay-meanchey', 'siem-reap', 'pailin', 'pursat'],
  'kampong-cham': ['tboung-khmum', 'prey-veng', 'kandal', 'kampong-chhnang', 'kampong-thom', 'kratie'],
  'kampong-chhnang': ['kandal', 'kampong-speu', 'pursat', 'kampong-cham', 'kampong-thom'],
  'kampong-speu': ['kandal', 'takeo', 'kampot', 'preah-sihanouk', 'koh-kong', 'kampong-chhnang', 'pursat'],
  'kampong-thom': ['siem-reap', 'preah-vihear', 'stung-treng', 'kratie', 'kampong-cham', 'kampong-chhnang'],
  kampot: ['kep', 'takeo', 'preah-sihanouk', 'kampong-speu', 'koh-kong'],
  kandal: ['phnom-penh', 'kampong-speu', 'takeo', 'prey-veng', 'kampong-cham', 'kampong-chhnang'],
  kep: ['kampot'],
  'koh-kong': ['preah-sihanouk', 'kampong-speu', 'pursat', 'kampot'],
  kratie: ['stung-treng', 'mondulkiri', 'tboung-khmum', 'kampong-cham', 'kampong-thom'],
  mondulkiri: ['ratanakiri', 'kratie', 'stung-treng'],
  'oddar-meanchey': ['siem-reap', 'banteay-meanchey', 'preah-vihear'],
  pailin: ['battambang'],
  'phnom-penh': ['kandal'],
  'preah-sihanouk': ['kampot', 'koh-kong', 'kampong-speu'],
  'preah-vihear': ['siem-reap', 'kampong-thom', 'oddar-meanchey', 'stung-treng'],
  'prey-veng': ['svay-rieng', 'kandal', 'kampong-cham', 'tboung-khmum'],
  pursat: ['battambang', 'kampong-chhnang', 'kampong-speu', 'koh-kong'],
  ratanakiri: ['stung-treng', 'mondulkiri'],
  'siem-reap': ['banteay-meanchey', 'battambang', 'oddar-meanchey', 'preah-vihear', 'kampong-thom'],
  'stung-treng': ['kratie', 'ratanakiri', 'mondulkiri', 'preah-vihear', 'kampong-thom'],
  'svay-rieng': ['prey-veng', 'tboung-khmum'],
  takeo: ['kandal', 'kampot', 'kampong-speu'],
  'tboung-khmum': ['kampong-cham', 'kratie', 'prey-veng', 'svay-rieng'],
} as const satisfies Record<string, readonly string[]>;

/** The neighbouring provinces, the nearest to most of its people first; empty for an unknown province. */
export const provincesNear = (slug: string): readonly string[] =>
  Object.hasOwn(near, slug) ? near[slug as keyof typeof near] : [];

export const provinceSlugs = Object.keys(near);
