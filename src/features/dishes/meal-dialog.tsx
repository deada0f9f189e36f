import { useQuery } from '@tanstack/react-query';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '#src/api/errors.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { mealQuery } from '#src/api/meals.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import { pageHeading } from '#src/ui/layout/page-heading.ts';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { HighSaltMark } from './high-salt-mark.tsx';
import { MealAllergenPair } from './meal-allergen-pair.tsx';
import classes from './meal-dialog.module.css';
import { NutritionTable } from './nutrition-table.tsx';
import { plateTintOf } from './plate-tint.ts';

type MealDialogProps = {
  mealId: number;
  opened: boolean;
  onClose: () => void;
  /** Whether it ends with a link to the packages; false where one has been bought. */
  offersPackages?: boolean;
};

/**
 * Focuses the page after a dialog that was opened by its address closes, because no link can receive the focus again.
 */
function focusPage(): void {
  focusIfLost(pageHeading(), { preventScroll: true });
}

/**
 * A dialog with all facts of one meal (operation `getMeal`): allergens first, then carbohydrates, other numbers,
 * ingredients.
 */
export function MealDialog({ mealId, opened, onClose, offersPackages = true }: MealDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { data: meal, error, refetch, isFetching } = useQuery({ ...mealQuery(mealId), enabled: opened });
  const closeLabel = intl.formatMessage({ id: 'meals.dialog.close' });
  const frame = { opened, onClose, onClosed: focusPage, closeLabel };
  // The dialog of a meal has its shape while the meal loads, too, so that it does not jump.
  const shape = {
    closeOutlined: true,
    width: 960,
    classNames: { body: classes.body, head: classes.head, content: classes.content },
  };

  if (!meal && !error) {
    return (
      <Dialog
        {...frame}
        {...shape}
        title={<FormattedMessage id="meals.dialog.loading" />}
        picture={
          <>
            <div className={classes.picture} data-pending />
            <div className={classes.kind} />
          </>
        }
      >
        <Loading label={intl.formatMessage({ id: 'meals.dialog.loading' })} className={classes.facts}>
          <SkeletonLines count={2} />
          <Skeleton height={76} radius={16} />
          <Skeleton height="var(--table-size)" radius={20} />
          <SkeletonLines count={1} />
        </Loading>
        {offersPackages && (
          <div className={classes.action}>
            <Skeleton width="var(--link-size)" height={48} radius={14} />
          </div>
        )}
      </Dialog>
    );
  }

  if (!meal) {
    const gone = error instanceof ApiError && error.status === 404;
    return (
      <Dialog {...frame} title={<FormattedMessage id={gone ? 'noResults.title' : 'meals.dialog.failed'} />}>
        <div className={classes.other}>
          {gone ? (
            <p>
              <FormattedMessage id="noResults.text" />
            </p>
          ) : (
            <LoadErrorNotice
              error={error ?? undefined}
              retry={() => void refetch()}
              loading={isFetching}
              retryLabel={<FormattedMessage id="meals.retry" />}
            />
          )}
        </div>
      </Dialog>
    );
  }

  if (!meal.isActive) {
    return (
      <Dialog {...frame} title={<FormattedMessage id="meals.withdrawn.title" />}>
        <div className={classes.other}>
          <p>
            <FormattedMessage
              id="meals.withdrawn.text"
              values={{ name: <DataText key="name" text={nameOf(language, meal)} /> }}
            />
          </p>
          <Button onClick={onClose}>
            <FormattedMessage id="meals.withdrawn.others" />
          </Button>
        </div>
      </Dialog>
    );
  }

  const text = localized(language, meal.description, meal.arabicDescription);
  const ingredients = localized(language, meal.ingredients, meal.arabicIngredients);
  return (
    <Dialog
      {...frame}
      {...shape}
      title={nameOf(language, meal)}
      picture={
        <>
          <div className={classes.picture} data-tint={plateTintOf(meal)}>
            <Plate tint={plateTintOf(meal)} className={classes.plate ?? ''} imageUrl={meal.imageUrl} />
          </div>
          <div className={classes.kind}>
            <FormattedMessage id={`meals.category.${meal.category}`} />
            {meal.isHighSalt ? <HighSaltMark /> : null}
          </div>
        </>
      }
    >
      {/* Receives the focus, so that screen readers start at the allergens and not at the button at the end. */}
      <div className={classes.facts} tabIndex={-1} data-autofocus>
        {text === '' ? null : (
          <p className={classes.text}>
            <DataText text={text} />
          </p>
        )}
        <MealAllergenPair allergens={meal.allergens} />
        <NutritionTable nutrition={meal.nutrition} />
        {ingredients === '' ? null : (
          <p className={classes.ingredients}>
            <FormattedMessage
              id="meals.dialog.ingredients"
              values={{ ingredients, b: (words) => <b key="ingredients">{words}</b> }}
            />
          </p>
        )}
      </div>
      {offersPackages && (
        <div className={classes.action}>
          <Button
            renderRoot={(props) => <Link to="/packages" {...props} />}
            iconAfter={<IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />}
          >
            <FormattedMessage id="meals.dialog.packages" />
          </Button>
        </div>
      )}
    </Dialog>
  );
}
