import { IconReceiptRefund, IconReceiptTax } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { ReportFields, ReportPart } from './report-part.tsx';
import classes from './tax-document-part.module.css';
import type { TaxDocumentTexts } from './tax-document-texts.ts';
import { TaxQrCode } from './tax-qr-code.tsx';

/** One card of the report: the tax invoice or a credit note, with the tax QR code of the server. */
export function TaxDocumentPart({ document, mark }: { document: TaxDocumentTexts; mark: string | undefined }) {
  const intl = useIntl();
  const { kind, title, number, fields, qrPayload } = document;
  const Icon = kind === 'invoice' ? IconReceiptTax : IconReceiptRefund;
  return (
    <ReportPart
      titleId={`report-${number}`}
      mark={
        <span className={mark}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </span>
      }
      title={title}
      text={<bdi dir="ltr">{number}</bdi>}
    >
      <div className={classes.body}>
        <ReportFields group={{ title, fields }} />
        <div className={classes.code}>
          <TaxQrCode payload={qrPayload} label={intl.formatMessage({ id: 'report.invoice.qrOf' }, { number })} />
        </div>
      </div>
    </ReportPart>
  );
}
