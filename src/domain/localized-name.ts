/** One name or line of text in both languages; null in the language it is missing in. */
export interface LocalizedName {
  name: string | null;
  arabicName: string | null;
}
