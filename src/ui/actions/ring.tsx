import classes from './ring.module.css';

/** The sign of something under way, in the text colour around it. Decoration: the words beside it say what. */
export function Ring() {
  return <span className={classes.ring} aria-hidden />;
}
