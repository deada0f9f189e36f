import { useIntl } from 'react-intl';
import { failureTexts } from './failure-texts.ts';

/** The messages of a failed call, as spec §8 has them, a paragraph each: for the place that shows the failure. */
export function FailureMessages({ error }: { error: unknown }) {
  const intl = useIntl();
  return failureTexts(error, (id, values) => intl.formatMessage({ id }, values)).map((text) => (
    <p key={text}>{text}</p>
  ));
}
