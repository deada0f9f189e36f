import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { DrawnPicture } from '#src/ui/illustrations/drawn-picture.tsx';
import { Leaf } from '#src/ui/illustrations/leaf.tsx';
import { AboutGoals } from './about-goals.tsx';
import classes from './about-page.module.css';
import { AboutSocial } from './about-social.tsx';
import { AboutTransparency } from './about-transparency.tsx';
import { AboutValues } from './about-values.tsx';

/** The About page: vision, mission, goals, values, social responsibility, transparency (row C05). */
export function AboutPage() {
  const intl = useIntl();
  const language = useLanguage();
  const { minAge, maxAge } = useKnownBusinessSettings();
  const name = company.name[language];
  usePageTitle(intl.formatMessage({ id: 'about.title' }));

  return (
    <>
      <section className={classes.hero}>
        <div className={classes.words}>
          <Leaf className={classes.leaf} />
          <h1>
            <FormattedMessage
              id="about.hero.title"
              values={{
                year: <bdi key="year">{company.foundedIn}</bdi>,
                mark: (words) => <em key="mark">{words}</em>,
              }}
            />
          </h1>
          <p>
            <FormattedMessage id="about.hero.text" values={{ brand: name }} />
          </p>
        </div>
        <div className={classes.side}>
          <div className={classes.box}>
            <DrawnPicture
              name="pasta-and-fruit-box"
              sizes="(max-width: 45em) 64vw, 500px"
              label={intl.formatMessage({ id: 'about.hero.box' })}
              eager
            />
          </div>
          <dl className={classes.facts}>
            <div className={classes.fact} data-tone="lime">
              <dt>
                <FormattedMessage id="about.fact.founded" values={{ brand: name }} />
              </dt>
              <dd>
                <bdi>{company.foundedIn}</bdi>
              </dd>
            </div>
            <div className={classes.fact}>
              <dt>
                <FormattedMessage id="about.fact.ages" />
              </dt>
              <dd>
                <FormattedMessage
                  id="about.fact.ages.value"
                  values={{ from: <bdi key="from">{minAge}</bdi>, to: <bdi key="to">{maxAge}</bdi> }}
                />
              </dd>
            </div>
          </dl>
        </div>
      </section>
      <div className={classes.aims}>
        <section data-tone="berry" aria-labelledby="about-vision">
          <h2 id="about-vision">
            <FormattedMessage id="about.vision.title" />
          </h2>
          <p>
            <FormattedMessage id="about.vision.text" />
          </p>
        </section>
        <section data-tone="pine" aria-labelledby="about-mission">
          <h2 id="about-mission">
            <FormattedMessage id="about.mission.title" />
          </h2>
          <p>
            <FormattedMessage id="about.mission.text" />
          </p>
        </section>
      </div>
      <AboutGoals />
      <AboutValues />
      <AboutSocial />
      <AboutTransparency />
    </>
  );
}
