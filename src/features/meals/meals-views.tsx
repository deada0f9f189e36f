import { IconCalendarWeek, IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './meals-views.module.css';

// The router would mark both links: it ignores filters unless told otherwise.
const activeOptions = { exact: true, includeSearch: true };

/** Links between all meals and the menu by day: links, so that they work before the app runs. */
export function MealsViews({ isWeek }: { isWeek: boolean }) {
  const intl = useIntl();
  return (
    <nav className={classes.views} aria-label={intl.formatMessage({ id: 'menu.views' })}>
      <Link
        to="/meals"
        activeOptions={activeOptions}
        replace
        resetScroll={false}
        className={classes.view}
        aria-current={isWeek ? undefined : 'page'}
      >
        <IconToolsKitchen2 size={20} stroke={1.75} aria-hidden />
        <FormattedMessage id="menu.view.all" />
      </Link>
      <Link
        to="/meals"
        search={{ view: 'week' }}
        activeOptions={activeOptions}
        replace
        resetScroll={false}
        className={classes.view}
        aria-current={isWeek ? 'page' : undefined}
      >
        <IconCalendarWeek size={20} stroke={1.75} aria-hidden />
        <FormattedMessage id="menu.view.week" />
      </Link>
    </nav>
  );
}
