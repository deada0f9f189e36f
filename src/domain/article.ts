/** An article of the health blog. Instants are ISO texts. */
export interface Article {
  id: number;
  name: string;
  arabicName: string;
  /** The whole text; an empty line separates paragraphs. */
  description: string;
  arabicDescription: string;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
  createdAt: string;
  updatedAt: string;
  /** False once it was withdrawn. */
  isActive: boolean;
}
