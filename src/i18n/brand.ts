/** What the company is called and where it is found; the one place to change either (decisions.md, "Other"). */
export const brand = {
  name: { en: 'Nabta', ar: 'نبتة' },
  foundedIn: 2022,
  email: 'hello@nabta.example',
  /** International form without the plus, as WhatsApp's links take it; shown left-to-right. */
  whatsApp: '966500000022',
  mobileNumber: '+966500000022',
  links: {
    instagram: 'https://www.instagram.com/nabta.example',
    x: 'https://x.com/nabta_example',
    whatsApp: 'https://wa.me/966500000022',
    maps: 'https://www.google.com/maps/search/?api=1&query=Nabta+Riyadh',
  },
  developer: { name: { en: 'Waha Studio', ar: 'استوديو واحة' }, url: 'https://waha.example' },
} as const;
