import type { GuardianDto } from '#src/api/generated/client.schemas.ts';
import { guardianInvitationDays, maxGuardians } from '#src/domain/guardian-access.ts';
import type { Ready } from './exchange.ts';
import { freshPhone } from './new-account.ts';
import { holdAt, factsNow } from './oracle/facts.ts';
import type { Recipe } from './recipe.ts';
import { MissingState, type Scene } from './scene.ts';

const dayMs = 86_400_000;

/** The number of the other parent, whom the first one invites. */
export function otherNumber({ world }: Scene): string {
  if (!world.other) throw new MissingState('another parent is needed, who is invited');
  return world.other.mobileNumber;
}

/** Removes all guardians of the parent, or of the token's account, so that there is room. */
export async function removeGuardians(scene: Scene, by?: string): Promise<void> {
  const token = by ?? (await scene.token());
  for (const { id } of (await scene.call('listGuardians', { token }))['guardians'] as GuardianDto[]) {
    await scene.call('deleteGuardian', { path: { id }, token });
  }
}

/** Invites somebody, by a number without an account if none is given. */
export async function newGuardian(
  scene: Scene,
  { access = 'view', mobile_number = freshPhone() }: Partial<Pick<GuardianDto, 'access' | 'mobile_number'>> = {},
  by?: string,
): Promise<GuardianDto> {
  const body = { full_name: 'Abdullah Al Harbi', mobile_number, access };
  const token = by ?? (await scene.token());
  return (await scene.call('createGuardian', { body, token }))['guardian'] as GuardianDto;
}

/** Invites the other parent, and nobody else. */
export async function invitedOther(scene: Scene, access: GuardianDto['access'] = 'view'): Promise<GuardianDto> {
  await removeGuardians(scene);
  return newGuardian(scene, { access, mobile_number: otherNumber(scene) });
}

async function ownGuardian(scene: Scene, more: Ready = {}): Promise<Ready> {
  await removeGuardians(scene);
  const { id } = await newGuardian(scene);
  return { ...more, path: { id }, token: await scene.token() };
}

/** An invitation of the parent by the other one, to whom it does not belong. */
async function ownInvitation(scene: Scene): Promise<Ready> {
  const other = await scene.otherToken();
  await removeGuardians(scene, other);
  const { id } = await newGuardian(scene, { mobile_number: scene.parent().mobileNumber }, other);
  return { path: { id }, token: await scene.token() };
}

const byOther: Recipe['foreign'] = async (scene, ready) => ({ ...ready, token: await scene.otherToken() });

/** Guardians, their invitations and what is shared with them. */
export const guardianRecipes: Record<string, Recipe> = {
  listGuardians: { accepted: async (scene) => ({ token: await scene.token() }) },
  createGuardian: {
    accepted: async (scene) => {
      await removeGuardians(scene);
      const body = { full_name: 'Abdullah Al Harbi', mobile_number: freshPhone(), access: 'view' };
      return { token: await scene.token(), body };
    },
    refused: {
      409: async (scene) => {
        await removeGuardians(scene);
        for (let count = 0; count < maxGuardians; count += 1) await newGuardian(scene);
        const body = { full_name: 'Abdullah Al Harbi', mobile_number: freshPhone(), access: 'view' };
        return { token: await scene.token(), body };
      },
    },
    fitted: (example) => Promise.resolve({ ...(example as object), mobile_number: freshPhone() }),
  },
  updateGuardian: { accepted: async (scene) => ownGuardian(scene, { body: { access: 'health' } }), foreign: byOther },
  deleteGuardian: { accepted: ownGuardian, foreign: byOther },
  listGuardianInvitations: { accepted: async (scene) => ({ token: await scene.token() }) },
  acceptGuardianInvitation: {
    accepted: ownInvitation,
    foreign: byOther,
    refused: {
      409: async (scene) => {
        const ready = await ownInvitation(scene);
        const { now } = await factsNow(scene);
        await holdAt(scene, new Date(now.getTime() + guardianInvitationDays * dayMs));
        return ready;
      },
    },
  },
  deleteGuardianInvitation: { accepted: ownInvitation, foreign: byOther },
  listSharedStudents: { accepted: async (scene) => ({ token: await scene.token() }) },
};
