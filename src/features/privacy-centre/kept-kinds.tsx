import { IconHeartbeat, IconLock, IconMapPin, IconReceipt, type Icon } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { invoiceRetentionYears } from '#src/domain/erasure.ts';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './privacy-page.module.css';
import { PrivacySection } from './privacy-section.tsx';

/** The classes of personal data in the contract's record of processing, in the order in which they are shown. */
const kinds = [
  ['health', IconHeartbeat],
  ['contact', IconMapPin],
  ['payment', IconReceipt],
  ['credential', IconLock],
] as const satisfies readonly (readonly [string, Icon])[];

const facts = ['why', 'who', 'until'] as const;

/**
 * What is kept about a family by class: what, why, who gets it and until when, in a parent's words. The record of processing
 * in `openapi/dist/PRIVACY.md` is what these texts have to agree with.
 */
export function KeptKinds() {
  return (
    <PrivacySection id="privacy-kept" title={<FormattedMessage id="privacy.kept.title" />}>
      <div className={classes.kinds}>
        {kinds.map(([kind, Icon]) => (
          <Card
            key={kind}
            component="article"
            padding="none"
            className={classes.card}
            aria-labelledby={`privacy-kept-${kind}`}
            data-kind={kind}
          >
            <h3 className={classes.kindTitle} id={`privacy-kept-${kind}`}>
              <span className={classes.tile} aria-hidden>
                <Icon size={20} stroke={1.75} />
              </span>
              <FormattedMessage id={`privacy.kept.${kind}.title`} />
            </h3>
            <p>
              <FormattedMessage id={`privacy.kept.${kind}.what`} />
            </p>
            <dl className={classes.facts}>
              {facts.map((fact) => (
                <div key={fact}>
                  <dt>
                    <FormattedMessage id={`privacy.kept.${fact}`} />
                  </dt>
                  <dd>
                    <FormattedMessage id={`privacy.kept.${kind}.${fact}`} values={{ count: invoiceRetentionYears }} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </PrivacySection>
  );
}
