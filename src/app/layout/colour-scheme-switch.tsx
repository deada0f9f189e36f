import { useMantineColorScheme } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './colour-scheme-switch.module.css';

const schemes = [
  { value: 'auto', label: 'shell.scheme.auto' },
  { value: 'light', label: 'shell.scheme.light' },
  { value: 'dark', label: 'shell.scheme.dark' },
] as const;

const never = () => () => undefined;

/** Chooses the colours: as the system has them, light or dark; kept on the device. */
export function ColourSchemeSwitch() {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // A server knows no choice: the first render on one, and over its markup, shows none.
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  return (
    <fieldset className={classes.switch}>
      <legend>
        <FormattedMessage id="shell.scheme.label" />
      </legend>
      {schemes.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="colour-scheme"
            aria-label={intl.formatMessage({ id: label })}
            checked={known && colorScheme === value}
            onChange={() => {
              setColorScheme(value);
            }}
          />
          <span>
            <FormattedMessage id={label} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
