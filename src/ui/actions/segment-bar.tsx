import { useId } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './segment-bar.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** The label's language if it differs from the page's. */
  lang?: string;
}

export interface SegmentBarProps<Value extends string> {
  /** The name of the setting for screen readers; on screen a heading nearby shows it. */
  label: string;
  segments: readonly Segment<Value>[];
  /** Null while the value is unknown. */
  value: Value | null;
  /** Takes effect immediately: for settings, not for forms. */
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/**
 * A setting with two or three options side by side: native radio buttons, so arrow keys and names come from the
 * browser.
 */
export function SegmentBar<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentBarProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(classes.bar, className)}>
      <legend className={classes.legend}>{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={classes.segment} lang={segment.lang}>
          <input
            type="radio"
            name={name}
            aria-label={segment.label}
            checked={segment.value === value}
            onChange={() => {
              onChange(segment.value);
            }}
          />
          <span className={classes.face}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
