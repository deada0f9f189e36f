import type { OrderLine } from '#src/api/orders.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import classes from './line-title.module.css';

/** What a subscription is called, for a heading: the student's name, and the package on a line of its own. */
export function LineTitle({ line }: { line: OrderLine }) {
  const language = useLanguage();
  return (
    <>
      <bdi className={classes.line}>{nameOf(language, line.applicant)}</bdi>{' '}
      <span className={classes.package}>{nameOf(language, line.package)}</span>
    </>
  );
}
