import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './action-tile.module.css';

export type ActionTileProps = {
  /** 22 px. */
  icon: ReactNode;
  tone: 'info' | 'pine' | 'warm' | 'plain';
  title: ReactNode;
  text: ReactNode;
  /** The one button, below; in a closed tile a way to what closes it. */
  action?: ReactNode;
  /** Where it can't be done now: since or from when, and why. */
  closed?: { title: ReactNode; text?: ReactNode } | undefined;
  /** A fact or the time left. */
  children?: ReactNode;
};

/**
 * Something that may be done with an order. Where it can't be done, the tile stays with the reason and is reached by keyboard like
 * the others (design.md#action-tiles).
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

/** One fact of a tile, such as the next day that can be cancelled. */
export function ActionFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      {icon}
      <span>{children}</span>
    </div>
  );
}
