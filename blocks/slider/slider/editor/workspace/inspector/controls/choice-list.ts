const ANIMATIONS = [ 'fade', 'left', 'right', 'top', 'bottom', 'zoomin', 'zoomout' ];
/** The empty value is the default style. */
const STYLES = [ '', 'square' ];
const CURSORS = [
	'auto',
	'default',
	'pointer',
	'zoom-in',
	'zoom-out',
	'grab',
	'move',
	'help',
	'text',
	'crosshair',
	'not-allowed',
	'none',
];

/** Values offered for settings that accept any keyword, so that nobody has to type one. Legacy values of imports are kept. */
const LISTED: Readonly< Record< string, readonly ( string | number )[] > > = {
	'Navigation.arrows.style': [ ...STYLES, 'bare' ],
	'Navigation.bullets.style': [ ...STYLES, 'bars' ],
	'Strip.style': STYLES,
	'Arrow.anim': ANIMATIONS,
	'Navigation.bullets.anim': ANIMATIONS,
	'Strip.anim': ANIMATIONS,
	'Style.cursor': CURSORS,
	'Layer.hover.cursor': CURSORS,
	'Style.blend': [
		'normal',
		'multiply',
		'screen',
		'overlay',
		'darken',
		'lighten',
		'color-dodge',
		'color-burn',
		'hard-light',
		'soft-light',
		'difference',
		'exclusion',
		'hue',
		'saturation',
		'color',
		'luminosity',
	],
	'Background.mediaFilter': [ 'none', 'inkwell', 'sierra', 'toaster' ],
	'Frame.sfx.effect': [
		'blocktoleft',
		'blocktoright',
		'blocktotop',
		'blocktobottom',
		'blockfromleft',
		'blockfromright',
		'blockfromtop',
		'blockfrombottom',
	],
	'Video.aspect': [ '16:9', '4:3', '21:9', '1:1', '4:5', '9:16' ],
	'Action.target': [ '_self', '_blank' ],
	'Layer.breakAt': [ 0, 1, 2, 3 ],
	'Options.dottedOverlay': [ 'none', '2', '1', '4', '3', '6', '5' ],
	'Options.shadow': [ 0, 1, 2, 3, 4, 5, 6 ],
	'Options.fallbacks.ignoreHeightChanges': [ 'off', 'mobile', 'always' ],
};

export const listed = ( { owner, key }: { owner: string; key: string } ) => LISTED[ `${ owner }.${ key }` ];
