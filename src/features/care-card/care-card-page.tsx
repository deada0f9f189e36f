import { IconArrowLeft, IconDownload, IconLock, IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { createIntl, FormattedMessage, useIntl } from 'react-intl';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { studentQuery } from '#src/api/students.ts';
import { careHealth, careValues } from '#src/domain/care-card.ts';
import { currentSchoolWeek } from '#src/domain/menu-week.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { localeOf } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import type { PaperSize } from '#src/pdf/pdf-canvas.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { SegmentBar } from '#src/ui/actions/segment-bar.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './care-card-page.module.css';
import { CareCardPaper } from './care-card-paper.tsx';
import { careCardTexts } from './care-card-texts.ts';
import { useCareCardDownload } from './pdf/use-care-card-download.ts';
import { useCareLunches } from './use-care-lunches.ts';

interface CareCardPageProps {
  studentId: number;
  /** The messages of the language that is not the page's: the card has both. */
  otherMessages: Messages;
}

/** A student's care card to print or to save, on A4 or A6 (rules.md#care-card). */
export function CareCardPage({ studentId, otherMessages }: CareCardPageProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { data: student } = useSuspenseQuery(studentQuery(studentId));
  const { data: issues } = useSuspenseQuery(healthIssuesQuery());
  const { data: allergens } = useSuspenseQuery(allergensQuery());
  const parent = useLoadedUser();
  const today = riyadhDateOf(useServerNow());
  const [paper, setPaper] = useState<PaperSize>('a4');

  const other = language === 'ar' ? 'en' : 'ar';
  const otherIntl = useMemo(
    () => createIntl({ locale: localeOf(other), messages: otherMessages }),
    [other, otherMessages],
  );
  const health = careHealth(student, { issues, allergens });
  const week = currentSchoolWeek(today);
  const lunches = useCareLunches(studentId, week, careValues(health));
  const texts = careCardTexts(language === 'ar' ? { ar: intl, en: otherIntl } : { en: intl, ar: otherIntl }, {
    student,
    parent,
    health,
    week,
    lunches: lunches.state === 'known' ? lunches.days : null,
    today,
  });
  const download = useCareCardDownload(texts, paper);
  // The document's title appears in the browser's history and on shared screens, so it contains no student's name.
  usePageTitle(intl.formatMessage({ id: 'careCard.title' }));

  // The size of the printed page (print.css).
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['paper'] = paper;
    return () => {
      delete dataset['paper'];
    };
  }, [paper]);

  const isPending = lunches.state === 'pending';
  const lunchesLoading = intl.formatMessage({ id: 'careCard.lunches.loading' });

  return (
    <div className={classes.page}>
      <div className={classes.controls} data-screen-only>
        <PageHead
          size="small"
          title={
            <FormattedMessage id="careCard.titleOf" values={{ name: <DataText text={nameOf(language, student)} /> }} />
          }
          lead={<FormattedMessage id="careCard.lead" />}
          above={
            <TextLink standalone muted renderRoot={(props) => <Link to="/profile/my-account/applicants" {...props} />}>
              <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
              <FormattedMessage id="careCard.back" />
            </TextLink>
          }
        />
        <div className={classes.bar}>
          <SegmentBar
            label={intl.formatMessage({ id: 'careCard.paper' })}
            segments={[
              { value: 'a4', label: intl.formatMessage({ id: 'careCard.paper.a4' }, { size: 'A4' }) },
              { value: 'a6', label: intl.formatMessage({ id: 'careCard.paper.a6' }, { size: 'A6' }) },
            ]}
            value={paper}
            onChange={setPaper}
            className={classes.paper}
          />
          <div className={classes.actions}>
            <Button
              variant="secondary"
              icon={<IconDownload size={20} stroke={1.75} aria-hidden />}
              loading={download.state === 'busy' || isPending}
              loadingLabel={isPending ? lunchesLoading : intl.formatMessage({ id: 'report.download.busy' })}
              onClick={download.start}
            >
              <FormattedMessage id="report.download" />
            </Button>
            <Button
              icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
              loading={isPending}
              loadingLabel={lunchesLoading}
              onClick={() => window.print()}
            >
              <FormattedMessage id="careCard.print" />
            </Button>
          </div>
        </div>
        {download.state === 'failed' && (
          <Notice
            kind="error"
            role="alert"
            title={<FormattedMessage id="report.download.failed" />}
            action={
              <Button variant="secondary" size="small" onClick={download.start}>
                <FormattedMessage id="report.download.retry" />
              </Button>
            }
          >
            <p>
              <FormattedMessage id="careCard.download.failed.text" />
            </p>
          </Notice>
        )}
        {lunches.state === 'failed' && (
          <LoadErrorNotice
            text={<FormattedMessage id="careCard.lunches.failed" />}
            error={lunches.error}
            retry={lunches.retry}
            loading={lunches.isFetching}
            retryLabel={<FormattedMessage id="careCard.lunches.retry" />}
          />
        )}
        <Notice kind="plain" icon={<IconLock size={20} stroke={1.75} />}>
          <p>
            <FormattedMessage id="careCard.privacy" />
          </p>
        </Notice>
      </div>
      <section aria-label={intl.formatMessage({ id: 'careCard.preview' })}>
        <CareCardPaper texts={texts} paper={paper} />
      </section>
    </div>
  );
}
