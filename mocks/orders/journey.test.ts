import { describe, expect, it } from 'vitest';
import type {
  ApplicantAnswer,
  DraftOrderAnswer,
  NotificationList,
  OrderAnswer,
  OrderList,
  PaymentAnswer,
  PaymentInfoList,
  PaymentOrderList,
} from '#src/api/generated/zod/schemas.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, testParent } from '#mocks/test-parent.ts';

// Thursday 26 November 2026, 10:00 in Riyadh: the earliest start is Sunday 29 November (rules.md#start-notice).
const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const student = {
  name: 'لين الزهراني',
  birth_date: '2018-03-11',
  school_id: 3,
  educational_level_id: 2,
  health_issues: [{ health_issue_id: 1, description: 'تُحسب الكربوهيدرات' }],
  allergens: [{ code: 'sesame', severity: 'mild' }],
  home_address: { region_id: 1, neighbourhood_id: 14, street_name: 'طريق أنس بن مالك', building_number: '7421' },
  delivery_target: 'school',
  conditions_accepted: true,
  conditions_version: '2026-09',
};

const returnTo = (language: string) => `http://localhost:5173/checkout?lang=${language}`;

describe.each(['en', 'ar'] as const)('a new parent subscribes a first student (%s)', (language) => {
  const reem = testParent('reem', language);

  it('from an empty cart to a confirmed order', async () => {
    expect((await reem.get<DraftOrderAnswer>('/orders/draft')).body.data.order).toBeNull();

    const added = await reem.send<ApplicantAnswer>('POST', '/applicants', student);
    expect(added.status).toBe(201);
    expect(added.body.message).toBe(language === 'ar' ? 'أُضيف الطالب' : 'The student has been added');
    const applicant_id = added.body.data.applicant.id;

    const drafted = await reem.send<OrderAnswer>('POST', '/orders', {
      applicants: [
        { applicant_id, package_id: 2, start_date: '2026-11-29', number_of_months: 1, vacancy: ['2026-12-02'] },
      ],
    });
    expect(drafted.status).toBe(201);
    const draft = drafted.body.data.order;
    expect(draft).toMatchObject({ status: 'draft', version: 1, order_date: null, payment: null });
    expect(draft.sub_orders[0]).toMatchObject({ start_date: '2026-11-29', end_date: '2026-12-29', number_of_days: 22 });
    expect(draft.sub_orders[0]?.medical_category).toBe('chronic');
    const totals = orderTotals([{ priceHalalas: 29_000, deliveryFeeHalalas: 2_000, count: 1 }], 15);
    expect(draft).toMatchObject({ total: toWireMoney(totals.totalHalalas), vat_amount: '46.50', subtotal: '290.00' });

    const placed = await reem.send<OrderAnswer>(
      'POST',
      `/orders/${draft.id}/checkout`,
      {
        version: 1,
        acknowledgements: acknowledgementsOf(draft),
        payment_method: 'mada',
        return_url: returnTo(language),
      },
      'attempt-of-the-journey',
    );
    expect(placed.status).toBe(200);
    const { payment, status } = placed.body.data.order;
    expect(status).toBe('pending_payment');
    expect(payment).toMatchObject({
      status: 'initiated',
      amount: draft.total,
      redirect_url: `http://localhost:5173/mock-provider?payment=${payment?.id}`,
    });
    expect(Date.parse(payment?.expires_at ?? '') - Date.parse(payment?.created_at ?? '')).toBe(30 * 60_000);
    const id = payment?.id ?? 0;

    await mock.backend.act(async (at) => settle(id, 'paid', at, true));
    const paid = await reem.get<PaymentAnswer>(`/payments/${id}`);
    expect(paid.body.data.payment).toMatchObject({ status: 'paid', card_brand: 'mada', card_last4: '4461' });

    expect((await reem.get<DraftOrderAnswer>('/orders/draft')).body.data.order).toBeNull();
    const current = await reem.get<OrderList>('/orders/current');
    expect(current.body.data.orders.map((order) => [order.id, order.status])).toEqual([[draft.id, 'confirmed']]);
    const infos = await reem.get<PaymentInfoList>('/payment-infos');
    expect(infos.body.data).toMatchObject({
      due: null,
      payment_infos: [{ card_brand: 'mada', card_last4: '4461', is_default: true }],
    });
    const history = await reem.get<PaymentOrderList>('/payment-orders');
    expect(history.body.data.payment_orders).toMatchObject([{ id, status: 'paid', amount: draft.total }]);
    const list = await reem.get<NotificationList>('/notifications');
    expect(list.body.data.notifications[0]).toMatchObject({ type: 'order_confirmed', entity_id: draft.id });
  });
});
