/**
 * Opens what a link leads to that is asked for at this moment. Browsers let a click open a tab, but not a response that
 * comes later: the tab is opened first, empty.
 */
export function openInTab() {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    onSuccess: (url: string) => (tab ?? window).location.assign(url),
    onError: () => tab?.close(),
  };
}
