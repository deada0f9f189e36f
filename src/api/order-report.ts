import { queryOptions } from '@tanstack/react-query';
import { fromWireMoney } from '#src/domain/money.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import type { ApiError } from './errors.ts';
import { invoiceLineTypeOf } from './extensible-lists.ts';
import type { OrderReportDto } from './generated/client.schemas.ts';
import { getGetOrderReportQueryKey, getOrderReport } from './generated/orders/orders.ts';
import { toLocalizedNameOrNull } from './localized-name.ts';
import { toOrder } from './orders.ts';

/** Maps a report (operation `getOrderReport`). */
export function toOrderReport({ order: orderDto, invoice }: OrderReportDto): OrderReport {
  const order = toOrder(orderDto);
  const packages = new Map(order.subscriptions.map((subscription) => [subscription.package.id, subscription.package]));
  return {
    order,
    packages: [...packages.values()].map(({ name, arabicName }) => ({ name, arabicName })),
    parent: {
      name: orderDto.parent.name,
      email: orderDto.parent.email,
      mobileNumber: orderDto.parent.mobile_number,
      address: toLocalizedNameOrNull(orderDto.parent.address),
    },
    invoice: {
      number: invoice.invoice_number,
      issuedAt: invoice.issued_at,
      seller: {
        name: { name: invoice.seller.name, arabicName: invoice.seller.arabic_name },
        address: { name: invoice.seller.address, arabicName: invoice.seller.arabic_address },
        vatNumber: invoice.seller.vat_number,
        commercialRegistration: invoice.seller.commercial_registration,
      },
      lines: invoice.lines.map((line) => ({
        type: invoiceLineTypeOf(line.type),
        subscriptionId: line.sub_order_id,
        name: { name: line.name, arabicName: line.arabic_name },
        quantity: line.quantity,
        unitHalalas: fromWireMoney(line.unit_price),
        netHalalas: fromWireMoney(line.taxable_amount),
        vatHalalas: fromWireMoney(line.vat_amount),
        totalHalalas: fromWireMoney(line.total),
      })),
      qrPayload: invoice.qr_payload,
    },
  };
}

/** The report of a paid order (operation `getOrderReport`). */
export function orderReportQuery(orderId: number) {
  return queryOptions<OrderReport, ApiError>({
    queryKey: getGetOrderReportQueryKey(orderId),
    queryFn: async ({ signal }) => toOrderReport((await getOrderReport(orderId, { signal })).data.report),
  });
}
