import classes from '#src/ui/layout/visually-hidden.module.css';

interface UsernameFieldProps {
  id: string;
  /** What the parent signs in with: the mobile number, as fields of this app show it. */
  value: string;
}

/**
 * Gives password managers the user of a new password, where no field for it is shown. A field of `display: none` is
 * ignored by some of them, so this one is laid out, but it is neither seen, reached by Tab nor read out.
 */
export function UsernameField({ id, value }: UsernameFieldProps) {
  return (
    <input
      id={id}
      className={classes.hidden}
      type="text"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
