/**
 * Words that names of Cambodian places end in. They are whole as they are: Kep is a province, and who asks for it does
 * not want every job whose text says "kept", nor "champion" with Kampong Cham.
 */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  `battambang cham chhnang kampot kandal kep khmum kong kratie meanchey mondulkiri pailin penh pursat ratanakiri reap
  rieng sihanouk sihanoukville speu takeo thom treng veng vihear`.split(/\s+/),
);
