import { useRouterState } from '@tanstack/react-router';
import classes from './navigation-hint.module.css';

/** A thin progress line at the top while the next page loads; shown only if that takes longer than 300 ms. */
export function NavigationHint() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  return busy ? <div className={classes.line} aria-hidden /> : null;
}
