import type { LocalizedName } from '#src/domain/localized-name.ts';
import type { LocalizedNameDto } from './generated/client.schemas.ts';

/** Maps a name or short text in both languages. */
export function toLocalizedName({ name, arabic_name }: LocalizedNameDto): LocalizedName {
  return { name, arabicName: arabic_name };
}

/** Maps a name that may be missing. */
export function toLocalizedNameOrNull(name: LocalizedNameDto | null): LocalizedName | null {
  return name && toLocalizedName(name);
}
