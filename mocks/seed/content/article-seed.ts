/** One article of the health blog; paragraphs in order. */
export interface ArticleSeed {
  id: number;
  daysAgo: number;
  /** Its picture in mocks/pictures, or null. */
  picture: string | null;
  name: string;
  arabicName: string;
  text: string[];
  arabicText: string[];
  /** Inactive: no longer in lists. */
  withdrawn?: boolean;
}
