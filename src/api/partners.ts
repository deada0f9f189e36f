import { queryOptions } from '@tanstack/react-query';
import type { Partner } from '#src/domain/partner.ts';
import type { ApiError } from './errors.ts';
import type { PartnerDto, PartnerListDto } from './generated/client.schemas.ts';
import { getListPartnersQueryKey, listPartners } from './generated/content/content.ts';

function toPartner({ id, name, arabic_name, image_url, website_url }: PartnerDto): Partner {
  return { id, name, arabicName: arabic_name, imageUrl: image_url, websiteUrl: website_url };
}

/** The partners of a response (operation `listPartners`), in display order. */
export function partnersOf({ data }: PartnerListDto): Partner[] {
  return data.partners.map(toPartner);
}

/** The query of all partners (operation `listPartners`). */
export function partnersQuery() {
  return queryOptions<Partner[], ApiError>({
    queryKey: getListPartnersQueryKey(),
    queryFn: async ({ signal }) => partnersOf(await listPartners({ signal })),
  });
}
