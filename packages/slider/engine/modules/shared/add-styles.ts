/** Adds rules of a single module while a slider uses it, so that the main stylesheet stays small. */
export function addStyles( rules: string ): () => void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( rules );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
	return () => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter( ( other ) => other !== sheet );
	};
}
