/** Rules that only one module needs, for as long as a slider uses it: the sliders' stylesheet need not carry them. */
export function addStyles( rules: string ): () => void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( rules );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
	return () => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter( ( other ) => other !== sheet );
	};
}
