import { useSuspenseQuery } from '@tanstack/react-query';
import {
  IconArrowLeft,
  IconCalendar,
  IconCheck,
  IconDownload,
  IconPackage,
  IconPrinter,
  IconReceipt,
  IconTruckDelivery,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isListedAsCurrent } from '#src/domain/order-states.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Badge } from '#src/ui/text/badge.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { statusTones } from '#src/ui/text/status-tones.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import classes from './report-page.module.css';
import { ReportFields, ReportPart } from './report-part.tsx';
import { orderReportQuery } from '#src/api/order-report.ts';
import { type ReportGroup, reportTexts } from './report-texts.ts';
import { TaxDocumentPart } from './tax-document-part.tsx';
import { taxDocumentTexts } from './tax-document-texts.ts';
import { useReportDownload } from './pdf/use-report-download.ts';

const groupIcons: Record<ReportGroup['key'], typeof IconUser> = {
  order: IconPackage,
  parent: IconUser,
  period: IconCalendar,
  student: IconUser,
  kitchen: IconTruckDelivery,
};

/**
 * The report of a paid order with all known data (rules.md#report-fields, row H06), to read, print or save as a PDF.
 */
export function ReportPage({ orderId }: { orderId: number }) {
  const intl = useIntl();
  const language = useLanguage();
  const { data: report } = useSuspenseQuery(orderReportQuery(orderId));
  const { order } = report;
  const texts = reportTexts(intl, language, report);
  const listPath = isListedAsCurrent(order)
    ? ('/profile/my-orders/current-orders' as const)
    : ('/profile/my-orders/history' as const);
  const download = useReportDownload(() => report);
  usePageTitle(`${intl.formatMessage({ id: 'report.page.title' })} ${texts.number}`);

  return (
    <div className={classes.page}>
      <PageHead
        size="small"
        className={classes.head}
        title={<FormattedMessage id="report.page.title" />}
        above={
          <TextLink
            standalone
            muted
            className={classes.back}
            renderRoot={(props) => <Link to={listPath} search={{ order: order.id }} {...props} />}
          >
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <span>
              <FormattedMessage
                id="order.page.title"
                values={{ number: <bdi className={classes.number}>{texts.number}</bdi> }}
              />
            </span>
          </TextLink>
        }
        aside={
          <div className={classes.actions}>
            <Button
              variant="secondary"
              icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              <FormattedMessage id="report.print" />
            </Button>
            <Button
              icon={<IconDownload size={20} stroke={1.75} aria-hidden />}
              loading={download.state === 'busy'}
              loadingLabel={intl.formatMessage({ id: 'report.download.busy' })}
              onClick={download.start}
            >
              <FormattedMessage id="report.download" />
            </Button>
          </div>
        }
      />
      {download.state === 'failed' && (
        <Notice
          kind="error"
          role="alert"
          className={classes.failure}
          title={<FormattedMessage id="report.download.failed" />}
          action={
            <Button variant="secondary" size="small" onClick={download.start}>
              <FormattedMessage id="report.download.retry" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="report.download.failed.text" />
          </p>
        </Notice>
      )}
      <div className={classes.parts}>
        <ReportPart
          titleId="report-order"
          mark={
            <span className={classes.tile}>
              <IconPackage size={20} stroke={1.75} aria-hidden />
            </span>
          }
          title={texts.order.title}
          badge={
            <Badge icon={order.payment?.status === 'paid' && <IconCheck size={16} stroke={2} aria-hidden />}>
              {texts.payment}
            </Badge>
          }
        >
          <ReportFields group={texts.order} />
          <Group group={texts.parent} />
        </ReportPart>
        {texts.subscriptions.map((subscription) => (
          <ReportPart
            key={subscription.subscription.id}
            titleId={`report-${subscription.subscription.id}`}
            mark={<Avatar name={subscription.student} id={String(subscription.subscription.studentId)} />}
            title={<DataText text={subscription.student} />}
            text={
              <FormattedMessage
                id="report.subscription.state"
                values={{
                  number: subscription.package,
                  status: <bdi className={classes.number}>{subscription.number}</bdi>,
                }}
              />
            }
            badge={
              <Badge tone={statusTones[subscription.subscription.status]} className={classes.badge}>
                {subscription.status}
              </Badge>
            }
          >
            {subscription.groups.map((group) => (
              <Group key={group.key} group={group} />
            ))}
          </ReportPart>
        ))}
        <ReportPart
          titleId="report-summary"
          mark={
            <span className={classes.tile}>
              <IconReceipt size={20} stroke={1.75} aria-hidden />
            </span>
          }
          title={<FormattedMessage id="report.part.summary" />}
        >
          <PaymentSummary report={report} />
        </ReportPart>
        {taxDocumentTexts(intl, language, report).map((document) => (
          <TaxDocumentPart key={document.number} document={document} mark={classes.tile} />
        ))}
      </div>
    </div>
  );
}

function Group({ group }: { group: ReportGroup }) {
  const Icon = groupIcons[group.key];
  return (
    <ReportFields
      group={group}
      icon={<Icon size={16} stroke={1.75} data-flip={group.key === 'kitchen' || undefined} aria-hidden />}
    />
  );
}
