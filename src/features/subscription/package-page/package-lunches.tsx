import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mealsQuery } from '#src/api/meals.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Plate, plateTints } from '#src/ui/illustrations/plate.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useFocusFirstNew } from '#src/ui/lists/use-focus-first-new.ts';
import classes from './package-lunches.module.css';

const firstShown = 4;
const pendingPlates = Array.from({ length: firstShown }, (_, index) => index);

/** The package's meals in one response (operation `listMeals`). Errors are shown in place. */
export function packageMealsQuery(packageId: number) {
  return mealsQuery({ packageId, count: 100 });
}

/** The lunches of a package (row C10): four at first, then all. */
export function PackageLunches({ packageId }: { packageId: number }) {
  const language = useLanguage();
  const { data: meals } = useSuspenseQuery(packageMealsQuery(packageId));
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = showsAll ? meals.length : Math.min(firstShown, meals.length);
  const onMore = useFocusFirstNew({ list, items: 'p', shown, hasMore: false });
  return (
    <section className={classes.lunches}>
      <h2 className={classes.title} id="package-lunches">
        <FormattedMessage id="package.lunches.title" />
      </h2>
      {meals.length === 0 ? (
        <p className={classes.none}>
          <FormattedMessage id="package.lunches.none" />
        </p>
      ) : (
        // On a phone the row scrolls sideways and has no other focusable element, so it takes the focus for the arrow
        // keys.
        <div
          className={classes.row}
          data-all={showsAll || undefined}
          role="region"
          aria-labelledby="package-lunches"
          tabIndex={0}
        >
          <ul ref={list} className={classes.grid}>
            {meals.slice(0, shown).map((meal, index) => (
              <li key={meal.id}>
                <Plate
                  tint={plateTints[index % plateTints.length] ?? 'sprout'}
                  ratio={1.15}
                  className={classes.plate ?? ''}
                  imageUrl={meal.imageUrl}
                />
                <p className={classes.name} tabIndex={-1}>
                  <DataText text={nameOf(language, meal)} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {meals.length > firstShown && !showsAll && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onMore();
            setShowsAll(true);
          }}
        >
          <FormattedMessage id="package.lunches.all" values={{ count: meals.length }} />
        </Button>
      )}
    </section>
  );
}

/** The placeholder of the lunches, with the same heights. */
export function LunchesPending() {
  return (
    <div className={classes.lunches}>
      <div className={classes.title}>
        <Skeleton width="60%" height="1lh" />
      </div>
      <div className={classes.row}>
        <div className={classes.grid}>
          {pendingPlates.map((plate) => (
            <div key={plate} className={classes.pending}>
              <Skeleton height="" radius={22} className={classes.plate} />
              <div className={classes.name}>
                <Skeleton height="2lh" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton width={170} height={44} radius={14} />
    </div>
  );
}
