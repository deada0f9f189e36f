import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './summary-list.module.css';

export interface SummaryRow {
  label: ReactNode;
  /** A Money, or words. */
  amount: ReactNode;
  /** Distinguishes rows with equal labels. */
  key: string;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  total?: Omit<SummaryRow, 'key'> | undefined;
  /** On a deep panel. */
  deep?: boolean | undefined;
  className?: string | undefined;
}

/** What an amount is made of, line by line, and what it comes to. */
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
