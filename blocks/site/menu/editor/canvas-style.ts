/** CSS that adds the icon and the panel indicator to an item in the canvas, where core renders only its label. */
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
