import type { DeliveryStatus } from '#src/domain/delivery.ts';
import type { PaymentStatus } from '#src/domain/order-states.ts';

interface PaymentEventData {
  payment_id: number;
  status: PaymentStatus;
  amount: string;
  refunded_amount: string;
  failure_code: string | null;
}

interface DeliveryEventData {
  delivery_id: number;
  sub_order_id: number;
  date: string;
  status: DeliveryStatus;
}

/** What happened to a payment or a delivery of an order (schema `WebhookEvent`, without what its delivery adds). */
export type Happening = { order_id: number; at: Date } & (
  | {
      type:
        | 'payment.paid'
        | 'payment.failed'
        | 'payment.refunded'
        | 'payment.partly_refunded'
        | 'payment.paid_late'
        | 'payment.refund_failed';
      data: PaymentEventData;
    }
  | {
      type: 'delivery.in_processing' | 'delivery.out_for_delivery' | 'delivery.delivered';
      data: DeliveryEventData;
    }
);
