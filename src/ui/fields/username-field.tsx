import classes from '#src/ui/layout/visually-hidden.module.css';

interface UsernameFieldProps {
  id: string;
  /** The username of the parent: the mobile number in the form that this app's fields show. */
  value: string;
}

/**
 * Gives password managers the username of a new password on forms without a visible username field. Some managers
 * ignore a field with `display: none`, so this one is laid out, but not visible, not focusable and hidden from screen
 * readers.
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
