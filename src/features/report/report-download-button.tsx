import { useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderReportQuery } from '#src/api/order-report.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { useReportDownload } from './pdf/use-report-download.ts';

/**
 * A button that downloads the PDF of an order's report, for any page; after a failure it links to the report's page.
 */
export function ReportDownloadButton({ orderId }: { orderId: number }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { state, start } = useReportDownload(() => queryClient.query(orderReportQuery(orderId)));
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
        loading={state === 'busy'}
        loadingLabel={intl.formatMessage({ id: 'report.download.busy' })}
        onClick={start}
      >
        <FormattedMessage id="confirmed.receipt.report" />
      </Button>
      {state === 'failed' && (
        <Notice kind="error" role="alert" title={<FormattedMessage id="report.download.failed" />}>
          <TextLink
            renderRoot={(props) => (
              <Link to="/profile/my-orders/report/$orderId" params={{ orderId: String(orderId) }} {...props} />
            )}
          >
            <FormattedMessage id="report.download.open" />
          </TextLink>
        </Notice>
      )}
    </>
  );
}
