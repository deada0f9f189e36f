import { IconPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Package } from '#src/domain/package.ts';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { periodPrice } from '#src/domain/period-price.ts';
import { nameOf } from '#src/i18n/localized.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { PackagePriceText } from '#src/i18n/package-price-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PackagePicture } from '#src/ui/illustrations/package-picture.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './compare-panel.module.css';
import { ExcludedAllergens } from './excluded-allergens.tsx';

/** The number of packages that fit side by side. */
export const mostCompared = 3;

type ComparePanelProps = {
  packages: readonly Package[];
  onClear: () => void;
  /** Scrolls back up to the cards. */
  onAdd: () => void;
  ref: Ref<HTMLElement>;
};

type Row = { label: MessageId; value: (offer: Package) => ReactNode };

/**
 * The ticked packages side by side: with one, a hint to tick another; from two on, a table, with an empty column while
 * one is free.
 */
export function ComparePanel({ packages, onClear, onAdd, ref }: ComparePanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { vatPercent } = useKnownBusinessSettings();
  if (packages.length === 0) return null;

  const rows: Row[] = [
    { label: 'packages.compare.for', value: ({ category }) => <FormattedMessage id={`packages.for.${category}`} /> },
    {
      label: 'packages.compare.price',
      value: (offer) => (
        <PackagePriceText
          price={periodPrice(offer, vatPercent)}
          frequency={offer.frequency}
          mealsPerDay={offer.mealsPerDay}
          className={classes.price}
        />
      ),
    },
    {
      label: 'packages.compare.days',
      value: ({ dayCount: days }) => <FormattedMessage id="packages.compare.days.value" values={{ days }} />,
    },
    {
      label: 'packages.compare.meals',
      value: ({ mealsPerDay: meals }) => <FormattedMessage id="packages.compare.meals.value" values={{ meals }} />,
    },
    {
      label: 'packages.compare.ages',
      value: ({ minAge: from, maxAge: to }) => (
        <FormattedMessage id="packages.compare.ages.value" values={{ from, to }} />
      ),
    },
    {
      label: 'packages.compare.without',
      value: ({ excludedAllergens: codes }) => <ExcludedAllergens codes={codes} />,
    },
  ];
  const hasFreePlace = packages.length < mostCompared;

  return (
    <section className={classes.panel} aria-labelledby="compare-title" ref={ref}>
      <div className={classes.head}>
        <div>
          <h2 id="compare-title" tabIndex={-1}>
            <FormattedMessage id="packages.compare.title" />
          </h2>
          <p>
            <FormattedMessage id={packages.length === 1 ? 'packages.compare.oneMore' : 'packages.compare.text'} />
          </p>
        </div>
        <Button variant="quiet" size="small" icon={<IconX size={16} stroke={1.75} aria-hidden />} onClick={onClear}>
          <FormattedMessage id="packages.compare.clear" />
        </Button>
      </div>
      {packages.length < 2 ? null : (
        <div className={classes.frame} style={{ '--compared': packages.length } as CSSProperties}>
          <table className={classes.table}>
            <thead>
              <tr>
                <td className={classes.wideOnly} />
                {packages.map((offer) => (
                  <th key={offer.id} scope="col">
                    <div className={classes.name}>
                      <PackagePicture package={offer} meals={offer.sampleMeals} className={classes.picture ?? ''} />
                      <span>
                        <b>
                          <DataText text={nameOf(language, offer)} />
                        </b>
                        <small>
                          <FormattedMessage id={`packages.frequency.${offer.frequency}`} />
                        </small>
                      </span>
                    </div>
                  </th>
                ))}
                {hasFreePlace ? (
                  <td className={classes.wideOnly}>
                    <button type="button" className={classes.add} onClick={onAdd}>
                      <IconPlus size={16} stroke={1.75} aria-hidden />
                      <FormattedMessage id="packages.compare.add" />
                    </button>
                  </td>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">
                    <FormattedMessage id={label} />
                  </th>
                  {packages.map((offer) => (
                    <td key={offer.id}>{value(offer)}</td>
                  ))}
                  {hasFreePlace ? <td className={classes.wideOnly} /> : null}
                </tr>
              ))}
              <tr>
                <td className={classes.wideOnly} />
                {packages.map((offer) => (
                  <td key={offer.id} className={classes.ways}>
                    <Button
                      variant="secondary"
                      size="small"
                      wide
                      aria-label={intl.formatMessage({ id: 'packages.viewOne' }, { name: nameOf(language, offer) })}
                      renderRoot={(props) => (
                        <Link
                          to="/packages/$packageId"
                          params={{ packageId: offer.id }}
                          search={({ applicant }) => (applicant === undefined ? {} : { applicant })}
                          {...props}
                        />
                      )}
                    >
                      <FormattedMessage id="packages.view" />
                    </Button>
                  </td>
                ))}
                {hasFreePlace ? <td className={classes.wideOnly} /> : null}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
