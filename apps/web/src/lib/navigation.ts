type Navigate = (path: string) => void;

let go: Navigate = (path) => window.location.assign(path);

/** The router registers itself here, for the few places that navigate from outside of a component. */
export const registerNavigate = (navigate: Navigate) => {
  go = navigate;
};

/** Goes to an application path (without `/km`). */
export const navigateTo: Navigate = (path) => go(path);
