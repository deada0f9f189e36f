import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AllergenCheck } from '#src/domain/allergen-check.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { lazyPart } from '#src/recovery/lazy-part.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { LanguageRuns } from '#src/ui/text/language-runs.tsx';
import classes from './check-summary.module.css';
import { PackageMark } from './package-mark.tsx';
import { packageLines } from './safety-texts.ts';
import { useSafetyNames } from './use-safety-names.ts';

const CheckedDishesDialog = lazyPart(async () => (await import('./checked-dishes-dialog.tsx')).CheckedDishesDialog);

interface CheckSummaryProps {
  studentName: string;
  check: Omit<AllergenCheck, 'findings' | 'isAcknowledged'>;
  /** Shows the name of the student beside the mark, where several students are on the page. */
  named?: boolean | undefined;
  /** What the parent can do about it. */
  children?: ReactNode;
}

/**
 * Whether a package fits a student: the mark, the reasons in sentences, and a button for the meals and days they are
 * about (row F14).
 */
export function CheckSummary({ studentName, check, named = false, children }: CheckSummaryProps) {
  const intl = useIntl();
  const language = useLanguage();
  const names = useSafetyNames();
  // Null until the dialog is opened for the first time.
  const [opened, setOpened] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { dishes, unplannedDays, verdict } = check;
  const lines = packageLines(check, studentName, { intl, names });
  return (
    <div className={classes.summary} data-verdict={verdict}>
      <p className={classes.head}>
        {named && (
          <span className={classes.name}>
            <DataText text={studentName} />
          </span>
        )}
        <PackageMark verdict={verdict} />
      </p>
      <ul className={classes.lines}>
        {lines.map(({ key, text }) => (
          <li key={key}>
            <LanguageRuns text={text} language={language} />
          </li>
        ))}
      </ul>
      {(dishes.length > 0 || unplannedDays.length > 0) && (
        <p className={classes.actions}>
          <TextLink
            ref={opener}
            component="button"
            type="button"
            standalone
            onClick={() => {
              setOpened(true);
            }}
          >
            {dishes.length > 0 ? (
              <FormattedMessage id="safety.dishes.open" values={{ count: dishes.length }} />
            ) : (
              <FormattedMessage id="safety.dishes.openDays" />
            )}
          </TextLink>
          <TextLink standalone renderRoot={(props) => <Link to="/contact" {...props} />}>
            <FormattedMessage id="safety.ask" />
          </TextLink>
        </p>
      )}
      {children}
      {opened !== null && (
        <Suspense fallback={null}>
          <CheckedDishesDialog
            opened={opened}
            onClose={() => {
              setOpened(false);
            }}
            onClosed={() => opener.current?.focus({ preventScroll: true })}
            studentName={studentName}
            check={check}
          />
        </Suspense>
      )}
    </div>
  );
}
