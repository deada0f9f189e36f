/** A home address with every field filled in, besides the ids of its region and neighbourhood. */
export const sampleAddress = {
  street_name: 'Anas Ibn Malik Rd',
  building_number: '4527',
  building_name: 'Burj',
  landmark: 'The blue gate',
  short_address: 'RNJA4527',
  latitude: 24.8336,
  longitude: 46.6667,
  label: 'Home',
  country: 'Saudi Arabia',
  city: 'Riyadh',
  state: 'Riyadh Province',
  zip: '13327',
  phone: '+966553018264',
} as const;
