import { useSuspenseQuery } from '@tanstack/react-query';
import { IconSalad } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { mealsQuery } from '#src/api/meals.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { Plate, plateTints } from '#src/ui/illustrations/plate.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './home-meals.module.css';
import { homeMealCount } from './home-counts.ts';

const mealPath = (id: number): string => `/meals?meal=${id}`;

/** Four meals; on a phone, a row that scrolls sideways. */
export function HomeMeals() {
  const language = useLanguage();
  const { data: meals } = useSuspenseQuery(mealsQuery({ count: homeMealCount }));

  if (meals.length === 0) {
    return (
      <EmptyRow
        icon={<IconSalad size={24} stroke={1.75} />}
        title={<FormattedMessage id="home.meals.empty" />}
        text={<FormattedMessage id="home.meals.empty.text" />}
        action={
          <Button size="small" variant="secondary" renderRoot={(props) => <Link to="/packages" {...props} />}>
            <FormattedMessage id="home.packages.all" />
          </Button>
        }
      />
    );
  }
  return (
    <ul className={classes.meals}>
      {meals.map((meal, index) => (
        <li key={meal.id}>
          <Plate
            tint={plateTints[index % plateTints.length] ?? 'sprout'}
            className={classes.picture ?? ''}
            imageUrl={meal.imageUrl}
          />
          <h3>
            <Link to={mealPath(meal.id)}>
              <DataText text={nameOf(language, meal)} />
            </Link>
          </h3>
          <Badge tone="plain">
            <FormattedMessage id={`meals.category.${meal.category}`} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
