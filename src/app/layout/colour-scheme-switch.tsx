import { FormattedMessage, useIntl } from 'react-intl';
import { colourSchemes, useColourScheme } from '#src/ui/layout/use-colour-scheme.ts';
import classes from './colour-scheme-switch.module.css';

/** A switch for the colour scheme: system, light or dark; the choice is stored on the device. */
export function ColourSchemeSwitch() {
  const intl = useIntl();
  const [chosen, choose] = useColourScheme();

  return (
    <fieldset className={classes.switch}>
      <legend>
        <FormattedMessage id="shell.scheme.label" />
      </legend>
      {colourSchemes.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name="colour-scheme"
            aria-label={intl.formatMessage({ id: `shell.scheme.${scheme}` })}
            checked={chosen === scheme}
            onChange={() => {
              choose(scheme);
            }}
          />
          <span className={classes.face}>
            <FormattedMessage id={`shell.scheme.${scheme}`} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
