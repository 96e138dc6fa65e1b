import { numberText } from '@acheep/contract/kernel/english-text';
import { useEffect, useId, useRef, useState } from 'react';
import type { Filter } from './filter.ts';
import classes from './filter-slider.module.css';

interface FilterSliderProps {
  /** Its options are ascending steps; the count of each includes those above it. */
  filter: Filter;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** In a pop-over, which has the label. */
  alone?: boolean | undefined;
}

/** Milliseconds without a move after which the choice takes effect. */
const rest = 300;

/** A minimum, chosen on a slider below a histogram of what there is from step to step. */
export function FilterSlider({
  filter: { label, any = '', options },
  value,
  onChange,
  alone,
}: FilterSliderProps) {
  const id = useId();
  const steps = [{ value: '', label: any, count: undefined }, ...options];
  // A link may ask for an amount between two steps.
  const chosen = steps.findLastIndex((step) => Number(step.value) <= Number(value ?? 0));
  // Where it was moved, and what it last asked for: an earlier choice that takes effect does not move it back, and
  // any other change does.
  const [moved, setMoved] = useState<number>();
  const wanted = useRef(chosen);
  const at = moved ?? chosen;
  // An effect runs late: what was moved since then stays.
  const ends = () => setMoved((now) => (now === moved ? undefined : now));
  useEffect(() => {
    if (chosen !== wanted.current) ends();
    wanted.current = chosen;
  }, [chosen]);
  useEffect(() => {
    if (moved === undefined) return;
    if (moved === chosen) return ends();
    const timer = setTimeout(() => {
      wanted.current = moved;
      onChange(steps[moved]?.value || undefined);
    }, rest);
    return () => clearTimeout(timer);
  });
  const between = options.map(({ count = 0 }, index) =>
    Math.max(count - (options[index + 1]?.count ?? 0), 0),
  );
  const most = Math.max(...between, 1);
  const step = steps[at];
  return (
    <div className={classes.slider}>
      <label htmlFor={id} className={alone ? classes.hidden : classes.label}>
        {label}
      </label>
      <output htmlFor={id} className={classes.said}>
        {step?.label}
        {step?.count !== undefined && <span className={classes.count}>{numberText(step.count)}</span>}
      </output>
      <div className={classes.bars} aria-hidden>
        {between.map((jobs, index) => (
          <span
            key={options[index]?.value}
            data-in={index + 1 >= at || undefined}
            style={{ blockSize: `${Math.round((jobs / most) * 100)}%` }}
          />
        ))}
      </div>
      <input
        id={id}
        type="range"
        className={classes.range}
        min={0}
        max={options.length}
        value={at}
        aria-valuetext={step?.label}
        onChange={(event) => setMoved(Number(event.currentTarget.value))}
      />
    </div>
  );
}
