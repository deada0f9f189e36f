import { expect, it } from 'vitest';
import { periodPrice } from '#src/domain/period-price.ts';
import type { PackageDto } from './generated/client.schemas.ts';
import { packagesOf } from './packages.ts';

const offer: PackageDto = {
  id: 12,
  name: 'Everyday Healthy',
  arabic_name: 'الصحي اليومي',
  description: 'A lunch a day',
  arabic_description: 'غداء كل يوم',
  image_url: null,
  category: 'healthy',
  frequency: 'monthly',
  number_of_days: 22,
  price: '250.00',
  delivery_fee: '20.50',
  currency: 'SAR',
  meals_per_day: 1,
  min_age: 4,
  max_age: 18,
  excluded_allergens: ['peanuts'],
  sample_meals: [{ id: 5, name: 'Rice', arabic_name: 'أرز', image_url: '/rice.svg' }],
  rating_average: null,
  rating_count: 0,
  created_at: '2026-08-01T06:00:00Z',
  updated_at: '2026-08-02T06:00:00Z',
  is_active: true,
};

it('a package has its price and its fee in halalas, and no rating before the first', () => {
  const list = {
    custom_status: 200,
    data: { packages: [offer] },
    meta: { page: 1, per_page: 9, total_count: 1, total_pages: 1, next_page: null },
  };
  const [mapped] = packagesOf(list);
  expect(mapped).toMatchObject({
    arabicName: 'الصحي اليومي',
    dayCount: 22,
    priceHalalas: 25_000,
    deliveryFeeHalalas: 2_050,
    minAge: 4,
    maxAge: 18,
    excludedAllergens: ['peanuts'],
    sampleMeals: [{ id: 5, name: 'Rice', arabicName: 'أرز', imageUrl: '/rice.svg' }],
    ratingAverage: null,
  });
  // The price that every screen shows: price and delivery of one month, VAT included.
  expect(mapped && periodPrice(mapped, 15).totalHalalas).toBe(31_108);
});
