import { type OperationId, operations } from '#src/api/generated/operations.ts';
import type { Reply } from './contract.ts';
import type { OverriddenCall, Scenario } from './scenario.ts';
import { sentence } from './texts.ts';

/**
 * The refusal that a scenario gives to an operation: the envelope of spec §8 with one message or a list of them, where the
 * operation documents that status; undefined leaves the call to its handler.
 */
export function refusedReply<Op extends OperationId>(
  id: Op,
  { refusal }: Scenario,
  { language }: OverriddenCall,
): Reply<Op> | undefined {
  if (!refusal || refusal.form === 'empty') return undefined;
  const { status, form, operations: only } = refusal;
  if (only ? !only.includes(id) : id === 'getSettings') return undefined;
  if (!(status in operations[id].replies)) return undefined;
  const first = sentence(status >= 500 ? 'serverError' : status === 429 ? 'tooManyRequests' : 'refused', language);
  const error = form === 'list' ? [first, sentence('secondFault', language)] : first;
  const headers = status === 429 ? { 'Retry-After': '60' } : undefined;
  const reply = { status, body: { custom_status: status, error }, ...(headers ? { headers } : {}) };
  // The status was looked up in the contract above; which body belongs to it is checked when the reply is sent.
  return reply as Reply<OperationId> as Reply<Op>;
}
