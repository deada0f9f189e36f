import type { ReactNode } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import { IsolatedText } from './isolated-text.tsx';
import classes from './report-part.module.css';
import type { ReportGroup } from './report-texts.ts';

type ReportPartProps = {
  /** Content before the title: an icon tile or an avatar. */
  mark: ReactNode;
  title: ReactNode;
  /** Text below the title. */
  text?: ReactNode;
  badge?: ReactNode;
  titleId: string;
  children: ReactNode;
};

/** One card of the report: a band with its title, and its content. */
export function ReportPart({ mark, title, text, badge, titleId, children }: ReportPartProps) {
  return (
    <Card component="section" padding="none" clip aria-labelledby={titleId}>
      <div className={classes.band}>
        {mark}
        <div className={classes.text}>
          <h2 id={titleId}>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        {badge}
      </div>
      {children}
    </Card>
  );
}

/** Fields below a heading, in three columns; in two on a phone. */
export function ReportFields({ group, icon }: { group: Pick<ReportGroup, 'title' | 'fields'>; icon?: ReactNode }) {
  return (
    <div className={classes.group}>
      {icon !== undefined && (
        <h3>
          {icon}
          {group.title}
        </h3>
      )}
      <dl className={classes.fields}>
        {group.fields.map(({ key, label, value, span, isLong }) => (
          <div key={key} className={classes.field} data-span={span} data-long={isLong || undefined}>
            <dt>
              <IsolatedText text={label} />
            </dt>
            <dd>
              <IsolatedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
