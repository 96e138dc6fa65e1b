const khmer = ['ច័ន្ទ', 'ចាន់', 'រតនា', 'ឫទ្ធី', 'លីដា'];
const latin = ['adam', 'Bo', 'Zed'];

/** Names in the order in which readers of each language look for them; code points have another. */
export const alphabetical = { en: [...latin, ...khmer], km: [...khmer, ...latin] };

/** Same names, shuffled. */
export const anyhow = ['លីដា', 'Zed', 'ចាន់', 'adam', 'ឫទ្ធី', 'Bo', 'ច័ន្ទ', 'រតនា'];
