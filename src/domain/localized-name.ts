/** A name or short text in both languages; null in a language without a text. */
export interface LocalizedName {
  name: string | null;
  arabicName: string | null;
}
