/** One article of the health blog; paragraphs in order. */
export interface ArticleSeed {
  id: number;
  daysAgo: number;
  /** Its picture in mocks/pictures; null where it has none. */
  picture: string | null;
  name: string;
  arabicName: string;
  text: string[];
  arabicText: string[];
  /** Inactive: not in lists any more. */
  withdrawn?: boolean;
}
