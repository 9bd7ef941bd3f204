import type { Problem } from './use-preview';

export const ofMail = ( problem: Problem ) => problem.part.startsWith( 'mail' );
export const ofTemplate = ( problem: Problem ) => problem.part === 'form.body';

/** The first problem of one part, as help text of its control. */
export function helpFor( problems: Problem[], part: string ): string | undefined {
	return problems.find( ( problem ) => problem.part === part )?.message;
}
