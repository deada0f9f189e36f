import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import type { Finding } from './exceptions.ts';
import { isInRequest, requestComponents, type RequestContract } from './request-schemas.ts';
import { zalandoRules } from './zalando-rules.ts';

/** Rules about types find a shared schema once instead of in each place that refers to it. */
const aboutTypes = /-(?:array|integer|string)-/;

const { rules: owaspRules, ...owaspRest } = owasp as RulesetDefinition & { rules: Record<string, object> };
const owaspRuleset = {
  ...owaspRest,
  rules: Object.fromEntries(
    Object.entries(owaspRules).map(([name, rule]) => [
      name,
      aboutTypes.test(name) ? { ...rule, resolved: false } : rule,
    ]),
  ),
} as RulesetDefinition;

/**
 * Checks a contract by the rules of OWASP (API Security Top 10) and of Zalando, offline.
 * @param document the bundled contract
 */
export async function spectralFindings(document: RequestContract): Promise<Finding[]> {
  const used = requestComponents(document);
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [owaspRuleset, zalandoRules] });
  const results = await spectral.run(document as unknown as Record<string, unknown>);
  const findings = results.map(({ code, path: keys, message }) => {
    const path = keys.join('.');
    return { rule: String(code), path, message, isInRequest: isInRequest(path, used) };
  });
  // A rule with several conditions reports a place once for each.
  return [...new Map(findings.map((each) => [`${each.rule} ${each.path}`, each])).values()];
}
