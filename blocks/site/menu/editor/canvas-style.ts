/** What the editor's canvas adds to one item, in which core leaves room for its name alone: its icon, and that it opens a panel. */
export function canvasStyle( clientId: string, svg: string, hasPanel: boolean ): string {
	const link = `#block-${ clientId } > .wp-block-navigation-item__content`;
	const drawing = `url("data:image/svg+xml,${ encodeURIComponent( svg ) }")`;
	return [
		svg &&
			`${ link }::before{content:"";flex:none;inline-size:1.25em;block-size:1.25em;background:currentcolor;mask:${ drawing } center/contain no-repeat}`,
		hasPanel && `${ link }{--fr-menu-caret:""}`,
	]
		.filter( Boolean )
		.join( '' );
}
