import { IconLink } from '@tabler/icons-react';
import { Link, useElementScrollRestoration, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { PolicyContents } from './policy-contents.tsx';
import classes from './policy-page.module.css';
import { type PolicySection, policySections } from './policy-sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import { usePolicyValues } from './use-policy-values.tsx';

const ids = policySections.map(({ id }) => id);

/**
 * Privacy policy and terms: nine sections with their own addresses, and with the numbers from the settings (row C06).
 */
export function PolicyPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'policy.title' }));
  const values = usePolicyValues();
  const current = useCurrentSection(ids);
  const hash = useLocation({ select: (location) => location.hash });
  // The position before a reload or Back.
  const left = useElementScrollRestoration({ getElement: () => window });
  useEffect(() => {
    if (hash === '') return;
    // The router scrolls as soon as the page loads, when the section may not be rendered yet.
    if (left) window.scrollTo(left.scrollX, left.scrollY);
    else document.getElementById(hash)?.scrollIntoView();
  }, [hash, left]);
  return (
    <>
      <PageHead
        className={classes.head}
        title={<FormattedMessage id="policy.title" />}
        lead={<FormattedMessage id="policy.lead" values={values} />}
      />
      <div className={classes.columns}>
        <PolicyContents current={current} />
        <div>
          {policySections.map((section, index) => (
            <Section key={section.id} section={section} place={index + 1} values={values} />
          ))}
        </div>
      </div>
    </>
  );
}

type SectionProps = { section: PolicySection; place: number; values: ReturnType<typeof usePolicyValues> };

function Section({ section: { id, rules }, place, values }: SectionProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `policy.${id}.title` });
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={classes.number} aria-hidden>
          <bdi>{place}</bdi>
        </span>
        {title}
        <Link
          to="/policy"
          hash={id}
          className={classes.anchor}
          aria-label={intl.formatMessage({ id: 'policy.link' }, { section: title })}
        >
          <IconLink size={20} stroke={1.75} aria-hidden />
        </Link>
      </h2>
      <p className={classes.sum}>
        <FormattedMessage id={`policy.${id}.sum`} values={values} />
      </p>
      {id === 'cancellation' ? (
        <dl className={classes.limits}>
          <div>
            <dt>
              <FormattedMessage id="policy.cancellation.hours" values={{ hours: values.cancelHours }} />
            </dt>
            <dd>
              <FormattedMessage id="policy.cancellation.subscription" />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="policy.cancellation.hours" values={{ hours: values.cancelNoticeHours }} />
            </dt>
            <dd>
              <FormattedMessage id="policy.cancellation.delivery" values={values} />
            </dd>
          </div>
        </dl>
      ) : null}
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <span>
              <FormattedMessage id={rule} values={values} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The placeholder of the policy while it loads. */
export function PolicyPending() {
  const intl = useIntl();
  return (
    <>
      <PageHead className={classes.head} title={<FormattedMessage id="policy.title" />} />
      <Loading label={intl.formatMessage({ id: 'policy.loading' })} className={classes.columns}>
        <Skeleton height={460} radius={28} className={classes.contentsPending} />
        <SkeletonLines count={14} />
      </Loading>
    </>
  );
}
