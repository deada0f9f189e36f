import { IconArrowRight, IconShieldCheck, IconSunrise } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { initialOf } from '#src/domain/initial-of.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DrawnPicture } from '#src/ui/illustrations/drawn-picture.tsx';
import { Leaf } from '#src/ui/illustrations/leaf.tsx';
import classes from './home-hero.module.css';

type HomeHeroProps = { settings: Pick<BusinessSettings, 'minAge' | 'maxAge' | 'schoolDaysPerMonth'> };

const mark = (words: ReactNode) => <em key="mark">{words}</em>;

/**
 * The hero of the home page: what Nabta is, the main link, a packed lunch box, and two small examples of the product.
 */
export function HomeHero({ settings: { minAge, maxAge, schoolDaysPerMonth } }: HomeHeroProps) {
  const intl = useIntl();
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <Leaf className={classes.leaf ?? ''} />
        <Leaf className={classes.smallLeaf ?? ''} />
        <h1>
          <FormattedMessage id="home.hero.title" values={{ mark }} />
        </h1>
        <p className={classes.lead}>
          <FormattedMessage
            id="home.hero.text"
            values={{ from: <bdi key="from">{minAge}</bdi>, to: <bdi key="to">{maxAge}</bdi> }}
          />
        </p>
        <div className={classes.ways}>
          <Button
            variant="lime"
            size="large"
            iconAfter={<IconArrowRight size={20} stroke={1.75} aria-hidden data-flip />}
            renderRoot={(props) => <Link to="/packages" preload="viewport" {...props} />}
          >
            <FormattedMessage id="home.hero.packages" />
          </Button>
          <Button variant="on-deep" size="large" renderRoot={(props) => <Link to="/meals" {...props} />}>
            <FormattedMessage id="home.hero.meals" />
          </Button>
        </div>
        <ul className={classes.facts}>
          <li>
            <IconSunrise size={20} stroke={1.75} aria-hidden />
            <FormattedMessage id="home.hero.fact.fresh" />
          </li>
          <li>
            <IconShieldCheck size={20} stroke={1.75} aria-hidden />
            <FormattedMessage id="home.hero.fact.allergens" />
          </li>
        </ul>
      </div>
      <div className={classes.tray}>
        <div className={classes.box}>
          <DrawnPicture
            name="brand-box"
            sizes="(max-width: 33em) 88vw, 494px"
            label={intl.formatMessage({ id: 'home.hero.box' })}
            eager
          />
        </div>
        <div className={classes.days}>
          <b>
            <bdi>{schoolDaysPerMonth}</bdi>
          </b>
          <p>
            <FormattedMessage id="home.hero.days" values={{ days: schoolDaysPerMonth }} />
          </p>
        </div>
        <div className={classes.lunch}>
          <div className={classes.child}>
            <span className={classes.avatar} aria-hidden>
              {initialOf(intl.formatMessage({ id: 'home.child.sara' }))}
            </span>
            <FormattedMessage id="home.hero.lunch" />
          </div>
          <div className={classes.progress} aria-hidden>
            <i data-state="done" />
            <span data-state="done" />
            <i data-state="now" />
            <span />
            <i />
          </div>
          <p>
            <FormattedMessage id="home.hero.progress" />
          </p>
        </div>
      </div>
    </section>
  );
}
