/**
 * The form of a text for searches: lower case, no diacritics, one form for Arabic letters with several spellings (أ إ آ, ة, ى).
 * So `جده` finds جدة.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ـ', '')
    .replaceAll(/[’'،,.]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
