import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './action-tile.module.css';

export type ActionTileProps = {
  /** An icon of 22 px. */
  icon: ReactNode;
  tone: 'info' | 'pine' | 'warm' | 'plain';
  title: ReactNode;
  text: ReactNode;
  /** The button at the bottom; in a closed tile, a link to what closed it. */
  action?: ReactNode;
  /** Set if the action is closed: since when or from when, and why. */
  closed?: { title: ReactNode; text?: ReactNode } | undefined;
  /** A fact, or the time left. */
  children?: ReactNode;
};

/**
 * A tile for an action of an order. A closed action keeps its tile with the reason, and the tile stays reachable by
 * keyboard (design.md#action-tiles).
 */
export function ActionTile({ icon, tone, title, text, action, closed, children }: ActionTileProps) {
  const id = useId();
  const hasAction = action !== undefined && action !== false;
  const isInert = closed !== undefined && !hasAction;
  return (
    <Card
      component="div"
      padding="none"
      role="group"
      className={classes.tile}
      data-closed={closed !== undefined || undefined}
      aria-labelledby={`${id}-title`}
      {...(isInert && { 'aria-disabled': true, tabIndex: 0, 'aria-describedby': `${id}-why` })}
    >
      <div className={classes.head}>
        <span className={classes.icon} data-tone={tone} aria-hidden>
          {icon}
        </span>
        <h3 id={`${id}-title`}>{title}</h3>
      </div>
      <p className={classes.text}>{text}</p>
      {closed === undefined && children}
      {closed !== undefined && (
        <div className={classes.why} id={`${id}-why`}>
          <p className={classes.lock}>
            <IconLock size={16} stroke={1.75} aria-hidden />
            <span>{closed.title}</span>
          </p>
          {closed.text !== undefined && closed.text !== false && <p>{closed.text}</p>}
        </div>
      )}
      {hasAction && <div className={classes.action}>{action}</div>}
    </Card>
  );
}

/** One fact in a tile, such as the next day that can be cancelled. */
export function ActionFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      {icon}
      <span>{children}</span>
    </div>
  );
}
