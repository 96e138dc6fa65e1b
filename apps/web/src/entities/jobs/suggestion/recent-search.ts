/** Recent searches on this device. Removed on sign-out, with all other stored data. */
const key = 'recent-searches';
const maxRecent = 8;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Newest first; empty if the browser stores nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

function keep(searches: string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches.slice(0, maxRecent)));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden; the search is just not remembered.
  }
}

const others = (search: string) => {
  const same = search.toLowerCase();
  return recentSearches().filter((one) => one.toLowerCase() !== same);
};

export function rememberSearch(text: string) {
  const search = text.trim();
  if (search) keep([search, ...others(search)]);
}

export const forgetSearch = (search: string) => keep(others(search));

export const forgetSearches = () => keep([]);
