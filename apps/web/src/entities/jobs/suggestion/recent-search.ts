/** What was searched for on this device lately. It goes when somebody signs out, with everything else that is kept here. */
const key = 'recent-searches';
const most = 8;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The latest first; none where the browser keeps nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
}

function keep(searches: string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches.slice(0, most)));
    else localStorage.removeItem(key);
  } catch {
    // Full or forbidden: one types it again.
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
