import { useRouterState } from '@tanstack/react-router';
import classes from './navigation-hint.module.css';

/** A thin line at the top that grows while the next page is fetched; it shows only when that takes longer than 300 ms. */
export function NavigationHint() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  return busy ? <div className={classes.line} aria-hidden /> : null;
}
