/** A button's icon settings. */
export type ButtonIcon = { name?: string; position?: 'start' | 'end'; gap?: string; only?: boolean };

const GAP = /^\d*\.?\d+(px|r?em)$/;

/**
 * CSS for the icon in the canvas, where a button can contain only its text: a mask of the SVG, with the page's position and
 * gap (PHP: ButtonExtension).
 */
export function canvasStyle(
	clientId: string,
	{ name = '', position, gap = '', only = false }: ButtonIcon,
	svg: string
): string {
	const link = `#block-${ clientId } > .wp-block-button__link`;
	const side = position === 'start' ? 'start' : 'end';
	const drawing = `url("data:image/svg+xml,${ encodeURIComponent( svg ) }")`;
	const paint = `background:currentcolor;mask:${ drawing } center/contain no-repeat;`;
	const turns = /\/(arrow|chevron)-(left|right)/.test( name ) ? 'scale:-1 1;' : '';
	const circle = `#block-${ clientId }.is-style-fr-circle > .wp-block-button__link`;
	const pseudo = side === 'start' ? '::before' : '::after';
	return [
		`${ link }{display:inline-flex;align-items:center;gap:${ GAP.test( gap ) ? gap : '0.5em' };position:relative}`,
		`${ link }${ pseudo }{content:"";flex:none;inline-size:1.3em;block-size:1.3em;${ paint }}`,
		`${ link }:dir(rtl)${ pseudo }{${ turns }}`,
		// Icon only, until the button is selected: the text is tiny but not hidden, since it must stay clickable and
		// accessible.
		only &&
			`#block-${ clientId }:not(.is-selected) > .wp-block-button__link{display:inline-block;line-height:0}` +
				`#block-${ clientId }:not(.is-selected) > .wp-block-button__link::first-line{font-size:0}` +
				`#block-${ clientId }:not(.is-selected) > .wp-block-button__link${ pseudo }{display:inline-block;inline-size:1.3rem;block-size:1.3rem}`,
		// The style draws the circle's ring; the icon is drawn over it.
		`${ circle }::after{content:"";order:${ side === 'start' ? -1 : 1 };inline-size:3rem;block-size:3rem;background:none;mask:none}`,
		`${ circle }{gap:0.875rem}`,
		`${ circle }::before{content:"";position:absolute;inset-inline-${ side }:0.75rem;inline-size:1.5rem;block-size:1.5rem;${ paint }background:var(--fr-from)}`,
	]
		.filter( Boolean )
		.join( '' );
}
