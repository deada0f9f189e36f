/** A partner of the company, as the home page shows it. */
export interface Partner {
  id: number;
  name: string;
  arabicName: string;
  /** Address of the logo; null without one. */
  imageUrl: string | null;
  /** The partner's site; null without one. */
  websiteUrl: string | null;
}
