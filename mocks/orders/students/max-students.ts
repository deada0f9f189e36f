import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { activeScenario } from '#mocks/store/state.ts';

/** The maximum number of students of one account (rules.md#student-count). */
export const maxStudents = () => activeScenario().maxStudents ?? defaultBusinessSettings.maxStudents;
