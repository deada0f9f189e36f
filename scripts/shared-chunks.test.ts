import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

const entry = '/app/src/main.tsx';
const packagesRoute = '/app/src/routes/packages.index.tsx';
const orderRoute = '/app/src/routes/_signed-in/order.tsx';
const picker = '/app/node_modules/@mantine/dates/esm/picker.js';
const pdfLibrary = '/app/node_modules/pdfkit/js/pdfkit.es.js';
const dateLibrary = '/app/node_modules/dayjs/dayjs.min.js';
const icon = '/app/node_modules/@tabler/icons-react/dist/icon.js';
const download = '/app/src/features/report/download.ts';
const shelf = '/app/src/features/packages/shelf.tsx';
const orderList = '/app/src/features/orders/list.tsx';
const codeLibrary = '/app/node_modules/uqr/dist/index.mjs';
const ordersApi = '/app/src/api/generated/orders/orders.ts';
const orderDialog = '/app/src/features/orders/dialog.tsx';

const imports: Record<string, { always?: string[]; onRequest?: string[] }> = {
  [entry]: { onRequest: [packagesRoute, orderRoute] },
  [packagesRoute]: { always: [shelf, picker], onRequest: [download] },
  [orderRoute]: { always: [orderList, codeLibrary, ordersApi], onRequest: [download, orderDialog] },
  [orderList]: { always: [shelf] },
  [picker]: { always: [dateLibrary] },
  [download]: { always: [pdfLibrary] },
};

const context = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id]?.always ?? [],
    dynamicallyImportedIds: imports[id]?.onRequest ?? [],
  }),
};

test.each([
  { id: pdfLibrary, chunk: [] },
  { id: download, chunk: [] },
  { id: orderDialog, chunk: [] },
  { id: codeLibrary, chunk: [] },
  { id: ordersApi, chunk: ['parent'] },
  { id: picker, chunk: ['widgets'] },
  { id: dateLibrary, chunk: ['widgets'] },
  { id: icon, chunk: ['public'] },
  { id: shelf, chunk: ['public'] },
  { id: orderList, chunk: ['parent'] },
])('puts $id into $chunk', ({ id, chunk }) => {
  const groups = sharedChunks(entry);
  expect(groups.map(({ name }) => name(id, context)).filter((name) => name !== null)).toEqual(chunk);
});

test('an app that starts with the API of one page is an error', () => {
  const [group] = sharedChunks(entry);
  const early = { getModuleInfo: () => ({ importedIds: [ordersApi], dynamicallyImportedIds: [] }) };
  expect(() => group?.name(shelf, early)).toThrow(`Every page would load ${ordersApi}`);
});
