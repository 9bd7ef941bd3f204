import { __, sprintf } from '@wordpress/i18n';
import type { CodeMirror, Problem } from './types';

export function sentence( { line, message }: Problem ): string {
	/* translators: 1: number of a line, 2: what is wrong there. */
	return line ? sprintf( __( 'Line %1$d: %2$s', 'frontage-forms' ), line, message ) : message;
}

function item( problem: Problem, text: string ): HTMLLIElement {
	const element = document.createElement( 'li' );
	element.className = `frontage-code__problem frontage-code__problem--${ problem.level }`;
	element.textContent = text;
	return element;
}

/** Shows problems below each field, and their number in the tabs. */
export function showProblems( root: HTMLElement, problems: Problem[] ) {
	for ( const list of root.querySelectorAll< HTMLElement >( '[data-frontage-problems]' ) ) {
		const here = problems.filter( ( { part } ) => part === list.dataset.frontageProblems );
		list.replaceChildren( ...here.map( ( problem ) => item( problem, sentence( problem ) ) ) );
	}
	for ( const tab of root.querySelectorAll< HTMLAnchorElement >( '.frontage-code__tabs .nav-tab' ) ) {
		const panel = root.querySelector( tab.getAttribute( 'href' ) ?? '#' );
		const count = panel?.querySelectorAll( '.frontage-code__problem--error' ).length ?? 0;
		tab.querySelector( '.frontage-code__count' )?.remove();
		if ( count ) {
			const bubble = document.createElement( 'span' );
			bubble.className = 'frontage-code__count';
			bubble.textContent = String( count );
			tab.append( ' ', bubble );
		}
	}
}

/** Shows the template's problems below the lines they concern. */
export function problemsAtLines( editor: CodeMirror ) {
	let shown: { clear: () => void }[] = [];
	return ( problems: Problem[] ) => {
		shown.forEach( ( { clear } ) => clear() );
		shown = problems
			.filter( ( { part, line } ) => part === 'form.body' && line > 0 )
			.flatMap( ( problem ) => {
				const line = Math.min( problem.line, editor.lineCount() ) - 1;
				const note = document.createElement( 'div' );
				note.className = `frontage-code__at-line frontage-code__at-line--${ problem.level }`;
				note.textContent = problem.message;
				note.setAttribute( 'aria-hidden', 'true' ); // The list below the editor has the same text.
				const widget = editor.addLineWidget( line, note );
				const mark = editor.addLineClass( line, 'background', `frontage-code__line--${ problem.level }` );
				return [
					widget,
					{
						clear: () =>
							editor.removeLineClass( mark, 'background', `frontage-code__line--${ problem.level }` ),
					},
				];
			} );
	};
}
