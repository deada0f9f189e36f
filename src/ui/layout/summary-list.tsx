import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './summary-list.module.css';

export interface SummaryRow {
  label: ReactNode;
  /** A Money element or a text. */
  amount: ReactNode;
  /** Distinguishes rows with equal labels. */
  key: string;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  total?: Omit<SummaryRow, 'key'> | undefined;
  /** Set on a deep panel. */
  deep?: boolean | undefined;
  className?: string | undefined;
}

/** A list of amounts and their total. */
export function SummaryList({ rows, total, deep = false, className }: SummaryListProps) {
  return (
    <dl className={classNames(classes.list, className)} data-deep={deep || undefined}>
      {rows.map(({ key, label, amount }) => (
        <div key={key} className={classes.row}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {total && (
        <div className={classNames(classes.row, classes.total)}>
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
