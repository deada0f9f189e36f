/** An article of the health blog. Instants are ISO texts. */
export interface Article {
  id: number;
  name: string;
  arabicName: string;
  /** The full text; an empty line separates paragraphs. */
  description: string;
  arabicDescription: string;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
  createdAt: string;
  updatedAt: string;
  /** False after the article was withdrawn. */
  isActive: boolean;
}
