/** A partner of the company, shown on the home page. */
export interface Partner {
  id: number;
  name: string;
  arabicName: string;
  /** Address of the logo; null without one. */
  imageUrl: string | null;
  /** The partner's site; null without one. */
  websiteUrl: string | null;
}
