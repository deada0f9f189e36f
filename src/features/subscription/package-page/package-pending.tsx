import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { PackagePriceText } from '#src/i18n/package-price-text.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LunchesPending } from './package-lunches.tsx';
import classes from './package-page.module.css';
import { PackageTermsText, useDeliveryTexts } from './package-texts.tsx';
import story from './package-details.module.css';
import { PanelPending } from '#src/features/subscription/subscribe-form/subscribe-panel.tsx';

/** The placeholder of the page, with the rows and heights of the package's details. */
export function PackagePending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'package.loading' })}>
      <div className={classes.crumbs}>
        <Skeleton height={20} width={180} />
      </div>
      <div className={classes.page}>
        <div className={story.story} aria-hidden>
          <div className={story.art}>
            <Skeleton height="100%" radius={0} />
          </div>
          <div className={story.info}>
            <Skeleton width={112} height={26} radius={13} />
            <div className={story.name}>
              <Skeleton width="60%" height="1lh" />
            </div>
            <div className={story.text}>
              <Skeleton height="1.8lh" />
            </div>
            <FactsPending />
            <div className={story.jump}>
              <Skeleton height={56} radius={18} />
            </div>
            <EveryDeliveryPending />
          </div>
        </div>
        <Card raised padding="none" className={classes.panel}>
          <PanelPending />
        </Card>
      </div>
    </Loading>
  );
}

function FactsPending() {
  return (
    <ul className={story.facts}>
      <li>
        <div className={story.pending}>
          <Skeleton height="" />
          <PackagePriceText
            price={{ totalHalalas: 28_750, perDayHalalas: 1_307 }}
            frequency="monthly"
            mealsPerDay={1}
            className={story.price}
          />
        </div>
      </li>
      {(['a', 'b'] as const).map((key) => (
        <li key={key}>
          <b className={story.fact}>
            <Skeleton width="50%" height="1lh" />
          </b>
          <Skeleton width="70%" height="1lh" />
        </li>
      ))}
    </ul>
  );
}

function EveryDeliveryPending() {
  const settings = useKnownBusinessSettings();
  // Contains hidden texts of a typical package, because line breaks determine the page's height.
  const texts = useDeliveryTexts({ mealsPerDay: 1, minAge: settings.minAge, maxAge: settings.maxAge }, settings, []);
  return (
    <>
      <div className={story.title}>
        <Skeleton width="45%" height="1lh" />
      </div>
      <ul className={story.box}>
        {texts.map((line) => (
          <li key={line}>
            <Skeleton circle height={20} />
            <TextPending>{line}</TextPending>
          </li>
        ))}
      </ul>
      <div className={story.terms}>
        <TextPending>
          <PackageTermsText settings={settings} /> <FormattedMessage id="package.terms.read" />
        </TextPending>
      </div>
      <LunchesPending />
    </>
  );
}

function TextPending({ children }: { children: ReactNode }) {
  return (
    <div className={story.pending}>
      <Skeleton height="" />
      <div>{children}</div>
    </div>
  );
}
