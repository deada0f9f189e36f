import type { PaymentInfoDto } from '#src/api/generated/client.schemas.ts';
import { MissingState, type Scene } from '../scene.ts';
import type { OracleCase } from './case.ts';
import { notificationsOf } from './news.ts';

async function cardsOf(scene: Scene): Promise<PaymentInfoDto[]> {
  return (await scene.asParent('listPaymentInfos'))['payment_infos'] as PaymentInfoDto[];
}

/** The saved cards, of which these cases need one at least. */
async function someCards(scene: Scene): Promise<PaymentInfoDto[]> {
  const cards = await cardsOf(scene);
  if (cards.length === 0) throw new MissingState('a saved card is needed');
  return cards;
}

/** Effects of calls on other calls. */
export const effectCases: readonly OracleCase[] = [
  {
    name: 'a payment is announced: once confirmed, once declined',
    operation: 'listNotifications',
    async errorOf(scene) {
      const first = await scene.pendingOrder();
      await scene.settle(first.payment, 'declined');
      const { all: declined } = await notificationsOf(scene);
      const failed = declined.filter(({ type, order_id }) => type === 'payment_failed' && order_id === first.order.id);
      if (failed.length !== 1) return `${failed.length} notifications of a declined payment`;
      await scene.reset();
      const { order, payment } = await scene.pendingOrder();
      await scene.settle(payment, 'paid');
      const { all } = await notificationsOf(scene);
      const confirmed = all.filter(({ type, order_id }) => type === 'order_confirmed' && order_id === order.id);
      if (confirmed.length !== 1) return `${confirmed.length} notifications of a paid order`;
      return all[0]?.id === confirmed[0]?.id ? null : 'the newest notification is not the first';
    },
  },
  {
    name: 'one card is the default, and it comes first',
    operation: 'setDefaultPaymentInfo',
    async errorOf(scene) {
      for (const { id } of await someCards(scene)) {
        await scene.asParent('setDefaultPaymentInfo', { path: { id } });
        const cards = await cardsOf(scene);
        const defaults = cards.filter(({ is_default }) => is_default).map((card) => card.id);
        if (defaults.join() !== String(id) || cards[0]?.id !== id) {
          return `with ${id} as default, the cards are ${JSON.stringify(cards)}`;
        }
      }
      return null;
    },
  },
  {
    name: 'without the default card another one is the default',
    operation: 'deletePaymentInfo',
    async errorOf(scene) {
      let cards = await someCards(scene);
      while (cards.length > 0) {
        const [{ id } = { id: 0 }] = cards;
        await scene.asParent('deletePaymentInfo', { path: { id } });
        const left = await cardsOf(scene);
        if (left.length !== cards.length - 1 || left.some((card) => card.id === id)) return `${id} is still listed`;
        const count = left.filter(({ is_default }) => is_default).length;
        if (left.length > 0 && count !== 1) return `${count} of ${left.length} cards are the default`;
        cards = left;
      }
      return null;
    },
  },
  {
    name: 'a session that was ended opens nothing, and ends no other',
    operation: 'deleteSession',
    async errorOf(scene) {
      const [ended, kept] = [await scene.signIn(), await scene.signIn()];
      await scene.call('deleteSession', { token: ended.token });
      const { client } = scene;
      const statusWith = async (token: string) =>
        (await client.send(client.operation('listApplicants'), { token })).answer.status;
      const statuses = [await statusWith(ended.token), await statusWith(kept.token)];
      return statuses.join() === '401,200' ? null : `the ended and the other session get ${statuses.join(' and ')}`;
    },
  },
  {
    name: 'a student who was removed is in no list',
    operation: 'deleteApplicant',
    async errorOf(scene) {
      const { id } = await scene.student();
      const listed = async () => {
        const { applicants } = await scene.asParent('listApplicants');
        return (applicants as { id: number }[]).some((each) => each.id === id);
      };
      if (!(await listed())) return `student ${id} is not listed`;
      await scene.asParent('deleteApplicant', { path: { id } });
      return (await listed()) ? `student ${id} is still listed` : null;
    },
  },
];
