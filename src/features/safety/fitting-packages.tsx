import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { FittingPackage } from '#src/domain/allergen-check.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './fitting-packages.module.css';
import { PackageMark } from './package-mark.tsx';

interface FittingPackagesProps {
  studentId: number;
  studentName: string;
  /** The packages, the best first. */
  packages: readonly FittingPackage[];
  /** The choices on the page of a package, in its search parameters (`planText`). */
  planOf: (offer: FittingPackage['package']) => string;
}

/**
 * The packages that a student can have instead, each with the number of its lunches that are not safe: "Allergy Safe: 0
 * of 27". A link keeps the student and the dates (row F15).
 */
export function FittingPackages({ studentId, studentName, packages, planOf }: FittingPackagesProps) {
  const language = useLanguage();
  const name = <DataText key="name" text={studentName} />;
  if (packages.length === 0) {
    return (
      <div className={classes.none}>
        <p>
          <FormattedMessage id="safety.fitting.none" values={{ name }} />
        </p>
        <Button variant="secondary" size="small" renderRoot={(props) => <Link to="/contact" {...props} />}>
          <FormattedMessage id="safety.ask" />
        </Button>
      </div>
    );
  }
  return (
    <div>
      <h3 className={classes.title}>
        <FormattedMessage id="safety.fitting.title" values={{ name }} />
      </h3>
      <ul className={classes.packages}>
        {packages.map(({ package: offer, verdict, lunchCount, unsafeCount }) => (
          <li key={offer.id}>
            <Link
              to="/packages/$packageId"
              params={{ packageId: offer.id }}
              search={{ applicant: studentId, plan: planOf(offer) }}
              className={classes.package}
            >
              <span className={classes.facts}>
                <span className={classes.text}>
                  <b>
                    <DataText text={nameOf(language, offer)} />
                  </b>
                  <small>
                    <FormattedMessage id="safety.fitting.count" values={{ count: unsafeCount, total: lunchCount }} />
                  </small>
                </span>
                <PackageMark verdict={verdict} />
              </span>
              <IconArrowRight size={20} stroke={1.75} data-flip aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
