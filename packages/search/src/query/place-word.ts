/**
 * Last words of Cambodian place names. They are never unfinished: Kep is a province, and a search for it must not match
 * every job whose text has "kept", nor Kampong Cham match "champion".
 */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  `battambang cham chhnang kampot kandal kep khmum kong kratie meanchey mondulkiri pailin penh pursat ratanakiri reap
  rieng sihanouk sihanoukville speu takeo thom treng veng vihear`.split(/\s+/),
);
