import type { OrderDto, SubOrderDto } from './generated/client.schemas.ts';

const named = { name: 'Masar School', arabic_name: 'Madrasat Masar' };

/** A subscription as the server returns it, for tests. */
export function subOrderDto(facts: Partial<SubOrderDto>): SubOrderDto {
  return {
    id: 3041,
    sub_order_number: 'NB-20533-1',
    package: {
      id: 1,
      name: 'Everyday Healthy',
      arabic_name: 'As-sihhi al-yawmi',
      category: 'healthy',
      frequency: 'monthly',
      number_of_days: 22,
      image_url: null,
    },
    number_of_months: 1,
    number_of_weeks: null,
    price: '250.00',
    delivery_fee: '0.00',
    applicant_id: 11,
    applicant_name: 'Sara Al Harbi',
    arabic_applicant_name: null,
    start_date: '2026-11-29',
    end_date: '2026-12-28',
    number_of_days: 22,
    delivered_days: 0,
    remaining_days: 22,
    status: 'scheduled',
    progress: null,
    educational_level: named,
    medical_issue: null,
    medical_category: 'healthy',
    school: named,
    school_address: named,
    restaurant: null,
    restaurant_address: null,
    delivery_provider: null,
    delivery_target: 'school',
    delivery_address: named,
    home_address: named,
    vacancy: [],
    changes: [],
    allergen_check: null,
    allergen_acknowledgement: null,
    renewal: null,
    pausable_dates: [],
    allowed_actions: [],
    ...facts,
  };
}

/** An order as the server returns it, for tests. */
export function orderDto(facts: Partial<OrderDto>): OrderDto {
  return {
    id: 2053,
    order_number: 'NB-20533',
    status: 'draft',
    order_date: null,
    cancelled_at: null,
    package: null,
    parent: { name: 'Huda', email: null, mobile_number: '+966500004821', address: null },
    sub_orders: [subOrderDto({})],
    subtotal: '250.00',
    delivery_amount: '0.00',
    vat_rate: 0.15,
    vat_amount: '37.50',
    total: '287.50',
    currency: 'SAR',
    payment: null,
    review: null,
    allowed_actions: [],
    version: 1,
    created_at: '2026-11-21T06:05:10Z',
    updated_at: '2026-11-21T06:05:10Z',
    ...facts,
  };
}
