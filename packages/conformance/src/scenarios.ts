import { type Scenario, scenarioSchema } from '@archipel/kernel';
import { parseAllDocuments } from 'yaml';

/** The scenarios of one file's text (docs/scenarios.md). Throws at the first that cannot be read: in a test that is a failure. */
export function scenariosIn(text: string): readonly Scenario[] {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return scenarioSchema.parse(document.toJS());
  });
}
