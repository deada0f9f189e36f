import { pendingRequests } from '../pending-requests.ts';
import { expect, test } from '../fixtures.ts';
import { pressEveryControl } from './every-control.ts';
import { openScreen, screens } from './screens.ts';

for (const screen of screens) {
  const { path, who, storage: entries } = screen;
  test(`L08 Every control of ${path} of ${who} leaves the focus on the page @every-pair`, async ({
    page,
    signIn,
    storage,
    message,
    allowComplaint,
  }) => {
    test.slow();
    // An article is shared on the page of another company.
    allowComplaint(/^foreign request: https:\/\/wa\.me\//);
    const pending = pendingRequests(page, () => true);
    await signIn(who);
    if (entries) await storage(entries);
    const { lost, pressed, unnamed, unreachable } = await pressEveryControl({
      page,
      open: () => openScreen(page, screen),
      pending,
      // A parent’s toasts are outside main, and come and go by themselves.
      shell: path === '/' && who === 'visitor',
      leftOut: [message('shell.logOut.confirm')],
    });
    expect(unreachable, 'controls that can’t take the focus').toEqual([]);
    expect(lost, `the focus was on nothing after one of ${pressed.join(', ')}`).toEqual([]);
    expect(unnamed, 'names without the visible text, headings that skip a level').toEqual([]);
  });
}
