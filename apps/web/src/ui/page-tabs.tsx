import { createContext, type ReactNode, useContext } from 'react';

const Tabs = createContext<ReactNode>(null);

/** Tabs that the layout gives to the header of the page. */
export const PageTabs = Tabs.Provider;

/** Returns the tabs of the page; null on most pages. */
export const usePageTabs = () => useContext(Tabs);
