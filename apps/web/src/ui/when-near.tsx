import { useIntersection } from '@mantine/hooks';
import { type ReactNode, Suspense, useState } from 'react';

/**
 * Renders content below the main part when the user scrolls near it; until then, a placeholder of the same height. The
 * server-rendered document does not have this content.
 */
export function WhenNear({ placeClass, children }: { placeClass: string | undefined; children: ReactNode }) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '400px 0px' });
  const [near, setNear] = useState(false);
  if (entry?.isIntersecting && !near) setNear(true);
  const place = <div ref={ref} className={placeClass} />;
  return near ? (
    <div data-own>
      <Suspense fallback={place}>{children}</Suspense>
    </div>
  ) : (
    place
  );
}
