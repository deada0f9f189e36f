/**
 * What is compared when someone searches: small letters, no marks, and the Arabic letters that people write in more than
 * one way made one (أ إ آ, ة, ى), so that `جده` finds جدة.
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
