type Navigate = (path: string) => void;

let go: Navigate = (path) => window.location.assign(path);

/** Registers the router's function for the few places that navigate outside of components. */
export const registerNavigate = (navigate: Navigate) => {
  go = navigate;
};

/** Navigates to an application path (without `/km`). */
export const navigateTo: Navigate = (path) => go(path);
