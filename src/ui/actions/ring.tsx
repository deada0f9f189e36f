import classes from './ring.module.css';

/** A progress ring in the surrounding text colour. Decorative: the text beside it names the action in progress. */
export function Ring() {
  return <span className={classes.ring} aria-hidden />;
}
