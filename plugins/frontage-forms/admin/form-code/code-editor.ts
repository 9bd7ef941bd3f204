/** The parts of WordPress's code editor that are used here. */
export type CodeMirror = {
	replaceSelection: ( text: string ) => void;
	focus: () => void;
	refresh: () => void;
	save: () => void;
	on: ( event: string, then: () => void ) => void;
	lineCount: () => number;
	addLineWidget: ( line: number, node: HTMLElement ) => { clear: () => void };
	addLineClass: ( line: number, where: string, name: string ) => unknown;
	removeLineClass: ( line: unknown, where: string, name: string ) => void;
	getInputField: () => HTMLElement;
};

declare global {
	interface Window {
		/** Settings of the code editor; false for users who switched it off. */
		frontageCodeEditor?: object | false;
	}
}

type CodeEditors = { initialize: ( field: HTMLElement, settings: object ) => { codemirror: CodeMirror } };

/** WordPress's code editor for the template; null for users who switched it off. */
export function codeEditor( field: HTMLTextAreaElement ): CodeMirror | null {
	const editors = ( window as unknown as { wp?: { codeEditor?: CodeEditors } } ).wp?.codeEditor;
	const settings = window.frontageCodeEditor;
	if ( ! editors || ! settings ) {
		return null;
	}
	const { codemirror } = editors.initialize( field, settings );
	const input = codemirror.getInputField();
	const label = field.labels?.[ 0 ];
	if ( label ) {
		label.id ||= `${ field.id }-label`;
		input.setAttribute( 'aria-labelledby', label.id );
	}
	input.setAttribute( 'aria-describedby', field.getAttribute( 'aria-describedby' ) ?? '' );
	return codemirror;
}
