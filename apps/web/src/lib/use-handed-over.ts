import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns what the page before handed over under a name. It is true of this arrival only: a reload forgets it. */
export function useHandedOver<T>(name: string): T | undefined {
  const given = (useLocation().state as Record<string, T> | null)?.[name];
  useEffect(() => {
    if (given === undefined) return;
    // Past the router, which shows the page with it until it is left.
    const { usr: _, ...kept } = window.history.state ?? {};
    window.history.replaceState(kept, '');
  }, [given]);
  return given;
}
