import {
  IconBriefcase,
  IconBuilding,
  IconCategory,
  IconHistory,
  IconMapPin,
  IconWorldSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { matchedPart } from './matched-part.ts';
import type { Suggested, SuggestionKind } from './suggested.ts';
import classes from './suggestions.module.css';

const icons: Record<SuggestionKind, TablerIcon> = {
  recent: IconHistory,
  title: IconBriefcase,
  category: IconCategory,
  company: IconBuilding,
  province: IconMapPin,
  everywhere: IconWorldSearch,
};

function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = matchedPart(text, typed);
  if (!parts) return text;
  const [before, part, after] = parts;
  return (
    <>
      {before}
      <mark className={classes.mark}>{part}</mark>
      {after}
    </>
  );
}

interface SuggestionRowProps {
  id: string;
  entry: Suggested;
  typed: string;
  isActive: boolean;
  /** Number of open jobs, as text. */
  jobs: string | undefined;
  onChoose: () => void;
}

/** A suggestion with the typed part marked. */
export function SuggestionRow({ id, entry, typed, isActive, jobs, onChoose }: SuggestionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const Icon = icons[entry.kind];
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are those of its field.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names this as its active descendant.
    <div ref={row} id={id} role="option" aria-selected={isActive} className={classes.row} onClick={onChoose}>
      <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.text}>
        <Marked text={entry.label} typed={typed} />
        {entry.aside && (
          <span className={classes.aside}>
            {' '}
            <Marked text={entry.aside} typed={typed} />
          </span>
        )}
      </span>
      {jobs && <span className={classes.jobs}>{jobs}</span>}
    </div>
  );
}
