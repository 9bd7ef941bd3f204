import type { Problem } from './use-preview';

export const ofMail = ( problem: Problem ) => problem.part.startsWith( 'mail' );
export const ofTemplate = ( problem: Problem ) => problem.part === 'form.body';

/** The first thing wrong with one part, as help under its control. */
export function helpFor( problems: Problem[], part: string ): string | undefined {
	return problems.find( ( problem ) => problem.part === part )?.message;
}
