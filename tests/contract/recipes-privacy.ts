import type { DataExportDto, ErasureDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from './exchange.ts';
import type { Recipe } from './recipe.ts';
import type { Scene } from './scene.ts';

/** A call for the parent's own account. */
async function own(scene: Scene, more: Ready = {}): Promise<Ready> {
  return { ...more, path: { id: await scene.userId(), ...more.path }, token: await scene.token() };
}

const withPassword = async (scene: Scene): Promise<Ready> =>
  own(scene, { body: { password: scene.parent().password } });

/** A request for a new student, so that the others stay as they are. */
async function studentErasure(scene: Scene): Promise<Ready> {
  const { id: applicant_id } = await scene.student();
  return own(scene, { body: { scope: 'applicant', applicant_id } });
}

async function namedExport(scene: Scene): Promise<Ready> {
  const made = (await scene.call('createDataExport', await withPassword(scene)))['export'] as DataExportDto;
  return own(scene, { path: { export_id: made.id } });
}

async function namedErasure(scene: Scene): Promise<Ready> {
  const made = (await scene.call('createErasure', await studentErasure(scene)))['erasure'] as ErasureDto;
  return own(scene, { path: { erasure_id: made.id } });
}

/** The same call by the other parent, to whom the account does not belong. */
const byOther: Recipe['foreign'] = async (scene, ready) => ({ ...ready, token: await scene.otherToken() });

/** Consents, copies of the data and erasures. */
export const privacyRecipes: Record<string, Recipe> = {
  listConsents: { accepted: async (scene) => own(scene), foreign: byOther },
  listDataExports: { accepted: async (scene) => own(scene), foreign: byOther },
  createDataExport: {
    accepted: withPassword,
    foreign: byOther,
    rules: [{ place: 'body.password', values: ['Not-The-Password-1', ' '], changed: (password) => ({ password }) }],
    fitted: async (_example, { body }) => body,
  },
  getDataExport: { accepted: namedExport, foreign: byOther },
  getDataExportFile: { accepted: namedExport, foreign: byOther },
  listErasures: { accepted: async (scene) => own(scene), foreign: byOther },
  createErasure: {
    accepted: studentErasure,
    foreign: byOther,
    rules: [
      { place: 'body.applicant_id', values: [null, 900_000_001], changed: (applicant_id) => ({ applicant_id }) },
      {
        place: 'body.password',
        values: [null, 'Not-The-Password-1'],
        changed: (password) => ({ scope: 'account', applicant_id: null, password }),
      },
    ],
    fitted: async (example, { body }, scene) => {
      const { scope } = example as { scope: string };
      return scope === 'applicant' ? body : { scope, password: scene.parent().password };
    },
  },
  cancelErasure: {
    accepted: namedErasure,
    foreign: byOther,
    refused: {
      409: async (scene) => {
        const ready = await namedErasure(scene);
        await scene.call('cancelErasure', ready);
        return ready;
      },
    },
  },
};
