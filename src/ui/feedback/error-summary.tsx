import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import classes from './error-summary.module.css';
import { keyed } from '#src/ui/layout/keyed.ts';

export interface SummaryError {
  /** Id of the field or its group; undefined for an error of the whole form. */
  fieldId?: string | undefined;
  text: ReactNode;
}

export interface ErrorSummaryProps {
  /** "Two things to fix before we save". */
  title: ReactNode;
  errors: readonly SummaryError[];
  /** The number of submit attempts: each new one moves the focus back here. */
  attempt: number;
}

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

function goTo(event: MouseEvent, fieldId: string): void {
  const place = document.getElementById(fieldId);
  if (!place) return;
  // The address must not change: a hash would add an entry to the history.
  event.preventDefault();
  const field = place.matches(FOCUSABLE)
    ? place
    : (place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(FOCUSABLE));
  place.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The error summary above a form, with links to the fields; takes the focus on each submit attempt. */
export function ErrorSummary({ attempt, ...summary }: ErrorSummaryProps) {
  return <FocusedSummary key={attempt} {...summary} />;
}

const nameOf = ({ fieldId, text }: SummaryError) => fieldId ?? (typeof text === 'string' ? text : '');

function FocusedSummary({ title, errors }: Omit<ErrorSummaryProps, 'attempt'>) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    ref.current?.focus();
  }, []);

  return (
    <section ref={ref} className={classes.summary} aria-labelledby={titleId} tabIndex={-1}>
      <IconAlertTriangle className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.body}>
        <p className={classes.title} id={titleId}>
          {title}
        </p>
        <ul className={classes.list}>
          {keyed(errors, nameOf).map(({ key, item: { fieldId, text } }) => (
            <li key={key}>
              {fieldId === undefined ? (
                text
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    goTo(event, fieldId);
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
