import { queryOptions } from '@tanstack/react-query';
import { readSession } from '#src/auth/session.ts';
import type { DataExport } from '#src/domain/data-export.ts';
import { type AttemptKeys, sendOnce } from './attempts.ts';
import type { ApiError } from './errors.ts';
import type { DataExportDto } from './generated/client.schemas.ts';
import {
  createDataExport,
  getDataExport,
  getGetDataExportQueryKey,
  getListDataExportsQueryKey,
  listDataExports,
} from './generated/privacy/privacy.ts';

function toDataExport({ id, status, requested_at, ready_at, expires_at }: DataExportDto): DataExport {
  return { id, status, requestedAt: requested_at, readyAt: ready_at, expiresAt: expires_at };
}

const parentId = () => Number(readSession().userId);

/** Asks for a copy of all data (operation `createDataExport`). */
export async function requestDataExport(password: string, keys: AttemptKeys): Promise<DataExport> {
  return sendOnce(
    keys,
    ['createDataExport', password],
    (init) => createDataExport(parentId(), { password }, init),
    ({ data }) => toDataExport(data.export),
  );
}

/** The query of the parent's exports, the newest first (operation `listDataExports`). */
export function dataExportsQuery() {
  const userId = parentId();
  return queryOptions<DataExport[], ApiError>({
    queryKey: getListDataExportsQueryKey(userId),
    queryFn: async ({ signal }) => (await listDataExports(userId, { signal })).data.exports.map(toDataExport),
  });
}

/** The query of an export's state (operation `getDataExport`). */
export function dataExportQuery(id: number) {
  const userId = parentId();
  return queryOptions<DataExport, ApiError>({
    queryKey: getGetDataExportQueryKey(userId, id),
    meta: { onlyOn: 'copy' },
    queryFn: async ({ signal }) => toDataExport((await getDataExport(userId, id, { signal })).data.export),
  });
}
