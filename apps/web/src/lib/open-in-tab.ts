/**
 * Opens a link that is still being requested. Browsers allow a click to open a tab, but not a later response: so an
 * empty tab is opened first.
 */
export function openInTab() {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    onSuccess: (url: string) => (tab ?? window).location.assign(url),
    onError: () => tab?.close(),
  };
}
