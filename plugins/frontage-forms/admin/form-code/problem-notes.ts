import type { CodeMirror } from './code-editor';

/** Puts the problems that PHP found below their fields, and their number into the tabs. */
export function showProblems( root: HTMLElement, problems: Record< string, string > ) {
	for ( const list of root.querySelectorAll< HTMLElement >( '[data-frontage-problems]' ) ) {
		list.innerHTML = problems[ list.dataset.frontageProblems ?? '' ] ?? '';
	}
	updateTabCounts( root );
}

export function updateTabCounts( root: HTMLElement ) {
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

/** Shows the template's problems, which are listed below it, below the lines they concern. */
export function createLineNotes( editor: CodeMirror, root: HTMLElement ) {
	let widgets: { clear: () => void }[] = [];
	return () => {
		widgets.forEach( ( { clear } ) => clear() );
		widgets = [
			...root.querySelectorAll< HTMLElement >( '[data-frontage-problems="form.body"] li:not([data-line="0"])' ),
		].flatMap( ( problem ) => {
			const level = problem.matches( '.frontage-code__problem--error' ) ? 'error' : 'warning';
			const line = Math.min( Number( problem.dataset.line ), editor.lineCount() ) - 1;
			const note = document.createElement( 'div' );
			note.className = `frontage-code__at-line frontage-code__at-line--${ level }`;
			note.textContent = problem.dataset.message ?? '';
			note.setAttribute( 'aria-hidden', 'true' ); // The list below the editor has the same text.
			const lineClass = editor.addLineClass( line, 'background', `frontage-code__line--${ level }` );
			return [
				editor.addLineWidget( line, note ),
				{ clear: () => editor.removeLineClass( lineClass, 'background', `frontage-code__line--${ level }` ) },
			];
		} );
	};
}
