import { __ } from '@wordpress/i18n';

type Choices = Readonly< Record< string, string > >;

const edge = (): Choices => ( {
	none: __( 'Straight', 'frontage-slider' ),
	top: __( 'Slanted, wide at the top', 'frontage-slider' ),
	middle: __( 'One point', 'frontage-slider' ),
	bottom: __( 'Slanted, wide at the bottom', 'frontage-slider' ),
	two: __( 'Two points', 'frontage-slider' ),
	three: __( 'Three points', 'frontage-slider' ),
	four: __( 'Five points', 'frontage-slider' ),
	five: __( 'Six points', 'frontage-slider' ),
	wedgeTop: __( 'A wedge beside it, wide at the top', 'frontage-slider' ),
	wedgeBottom: __( 'A wedge beside it, wide at the bottom', 'frontage-slider' ),
} );

/** What values mean wherever they stand. */
const everywhere = (): Choices => ( {
	left: __( 'Left', 'frontage-slider' ),
	center: __( 'Centre', 'frontage-slider' ),
	right: __( 'Right', 'frontage-slider' ),
	top: __( 'Top', 'frontage-slider' ),
	middle: __( 'Middle', 'frontage-slider' ),
	bottom: __( 'Bottom', 'frontage-slider' ),
	none: __( 'None', 'frontage-slider' ),
	off: __( 'Off', 'frontage-slider' ),
	on: __( 'On', 'frontage-slider' ),
	auto: __( 'Automatic', 'frontage-slider' ),
	both: __( 'Both', 'frontage-slider' ),
	all: __( 'All', 'frontage-slider' ),
	false: __( 'No', 'frontage-slider' ),
	horizontal: __( 'Horizontal', 'frontage-slider' ),
	vertical: __( 'Vertical', 'frontage-slider' ),
	h: __( 'Horizontal', 'frontage-slider' ),
	v: __( 'Vertical', 'frontage-slider' ),
	visible: __( 'Shown', 'frontage-slider' ),
	hidden: __( 'Hidden', 'frontage-slider' ),
	inherit: __( 'As around it', 'frontage-slider' ),
	normal: __( 'Normal', 'frontage-slider' ),
	grid: __( 'Layer area', 'frontage-slider' ),
	layergrid: __( 'Layer area', 'frontage-slider' ),
	slide: __( 'Slide', 'frontage-slider' ),
	slider: __( 'Slider', 'frontage-slider' ),
	'no-repeat': __( 'Once', 'frontage-slider' ),
	repeat: __( 'In both directions', 'frontage-slider' ),
	'repeat-x': __( 'Sideways', 'frontage-slider' ),
	'repeat-y': __( 'Downwards', 'frontage-slider' ),
	solid: __( 'Solid', 'frontage-slider' ),
	dashed: __( 'Dashed', 'frontage-slider' ),
	dotted: __( 'Dotted', 'frontage-slider' ),
	double: __( 'Double', 'frontage-slider' ),
	underline: __( 'Underlined', 'frontage-slider' ),
	overline: __( 'Line above', 'frontage-slider' ),
	'line-through': __( 'Struck through', 'frontage-slider' ),
	uppercase: __( 'CAPITALS', 'frontage-slider' ),
	lowercase: __( 'small letters', 'frontage-slider' ),
	capitalize: __( 'Capital First Letters', 'frontage-slider' ),
	italic: __( 'Italic', 'frontage-slider' ),
	oblique: __( 'Slanted', 'frontage-slider' ),
	justify: __( 'Justified', 'frontage-slider' ),
	cover: __( 'Cover', 'frontage-slider' ),
	contain: __( 'Contain', 'frontage-slider' ),
	fill: __( 'Stretch', 'frontage-slider' ),
} );

/** What a value means at one place: by the object's name and the key. */
const here = (): Readonly< Record< string, Choices > > => ( {
	'Options.sliderType': {
		standard: __( 'Slides', 'frontage-slider' ),
		carousel: __( 'Carousel', 'frontage-slider' ),
		hero: __( 'Hero (one slide)', 'frontage-slider' ),
	},
	'Options.wholeType': {
		near: __( 'The nearest', 'frontage-slider' ),
		down: __( 'Rounded down', 'frontage-slider' ),
	},
	'Options.sliderLayout': {
		auto: __( 'In the column', 'frontage-slider' ),
		fullwidth: __( 'Full width', 'frontage-slider' ),
		fullscreen: __( 'Full screen', 'frontage-slider' ),
	},
	'Options.lazyType': {
		none: __( 'After the page', 'frontage-slider' ),
		smart: __( 'Smart', 'frontage-slider' ),
		single: __( 'At their turn', 'frontage-slider' ),
		all: __( 'All at once', 'frontage-slider' ),
	},
	'Options.perspectiveType': {
		local: __( 'Each layer', 'frontage-slider' ),
		global: __( 'The whole slide', 'frontage-slider' ),
		isometric: __( 'None (isometric)', 'frontage-slider' ),
	},
	'Options.viewPort.outof': { wait: __( 'Start over', 'frontage-slider' ), pause: __( 'Pause', 'frontage-slider' ) },
	'Options.carousel.spin': {
		'2d': __( 'Flat ring', 'frontage-slider' ),
		'3d': __( 'Ring in 3D', 'frontage-slider' ),
	},
	'Options.carousel.showLayersAllTime': {
		false: __( 'Hidden', 'frontage-slider' ),
		all: __( 'Shown', 'frontage-slider' ),
		individual: __( 'Each layer for itself', 'frontage-slider' ),
	},
	'Options.progressBar.style': {
		horizontal: __( 'Horizontal bar', 'frontage-slider' ),
		vertical: __( 'Vertical bar', 'frontage-slider' ),
		cw: __( 'Ring', 'frontage-slider' ),
		ccw: __( 'Ring, the other way round', 'frontage-slider' ),
	},
	'Options.progressBar.basedon': {
		slide: __( 'Each slide', 'frontage-slider' ),
		module: __( 'All slides', 'frontage-slider' ),
	},
	'Options.progressBar.reset': {
		reset: __( 'Begin anew at once', 'frontage-slider' ),
		animate: __( 'Run back', 'frontage-slider' ),
	},
	'Options.parallax.type': {
		scroll: __( 'On scrolling', 'frontage-slider' ),
		mouse: __( 'On mouse movement', 'frontage-slider' ),
		mousescroll: __( 'On both', 'frontage-slider' ),
		'3D': __( 'Tilt in 3D', 'frontage-slider' ),
	},
	'Options.parallax.origo': {
		enterpoint: __( 'Where the mouse came in', 'frontage-slider' ),
		slidercenter: __( 'The middle', 'frontage-slider' ),
	},
	'Navigation.mouseScrollNavigation': { carousel: __( 'Until the last slide', 'frontage-slider' ) },
	'Navigation.mouseScrollReverse': {
		default: __( 'Down is next', 'frontage-slider' ),
		reverse: __( 'Up is next', 'frontage-slider' ),
	},
	'Strip.position': {
		inner: __( 'Over the slides', 'frontage-slider' ),
		'outer-left': __( 'To the left', 'frontage-slider' ),
		'outer-right': __( 'To the right', 'frontage-slider' ),
		'outer-top': __( 'Above', 'frontage-slider' ),
		'outer-bottom': __( 'Below', 'frontage-slider' ),
	},
	'Slide.waitsForVideo': {
		once: __( 'The first time', 'frontage-slider' ),
		always: __( 'Each time', 'frontage-slider' ),
	},
	'Background.type': {
		transparent: __( 'Transparent', 'frontage-slider' ),
		color: __( 'Colour', 'frontage-slider' ),
		image: __( 'Picture', 'frontage-slider' ),
		video: __( 'Video', 'frontage-slider' ),
	},
	'Cube.effect': {
		cube: __( 'Cube from outside', 'frontage-slider' ),
		incube: __( 'Cube from inside', 'frontage-slider' ),
		turn: __( 'Turn over', 'frontage-slider' ),
		fly: __( 'Fly in', 'frontage-slider' ),
	},
	'Video.provider': {
		html5: __( 'File', 'frontage-slider' ),
		youtube: 'YouTube',
		vimeo: 'Vimeo',
		audio: __( 'Sound file', 'frontage-slider' ),
	},
	'Video.autoplay': {
		never: __( 'Never', 'frontage-slider' ),
		always: __( 'Always', 'frontage-slider' ),
		first: __( 'The first time', 'frontage-slider' ),
		'not-first': __( 'All but the first time', 'frontage-slider' ),
	},
	'Video.loop': {
		none: __( 'Stop', 'frontage-slider' ),
		loop: __( 'Start over', 'frontage-slider' ),
		loopandnoslidestop: __( 'Start over, the slide goes on', 'frontage-slider' ),
	},
	'Video.preload': { metadata: __( 'Only its length', 'frontage-slider' ) },
	'Layer.type': {
		text: __( 'Text', 'frontage-slider' ),
		image: __( 'Picture', 'frontage-slider' ),
		button: __( 'Button', 'frontage-slider' ),
		shape: __( 'Shape', 'frontage-slider' ),
		video: __( 'Video', 'frontage-slider' ),
		audio: __( 'Sound', 'frontage-slider' ),
		svg: __( 'Drawing', 'frontage-slider' ),
		row: __( 'Row', 'frontage-slider' ),
		column: __( 'Column', 'frontage-slider' ),
		group: __( 'Group', 'frontage-slider' ),
		object: __( 'Object', 'frontage-slider' ),
		blocks: __( 'Blocks', 'frontage-slider' ),
	},
	'Layer.tag': {
		div: __( 'Plain (div)', 'frontage-slider' ),
		p: __( 'Paragraph', 'frontage-slider' ),
		h1: __( 'Heading 1', 'frontage-slider' ),
		h2: __( 'Heading 2', 'frontage-slider' ),
		h3: __( 'Heading 3', 'frontage-slider' ),
		h4: __( 'Heading 4', 'frontage-slider' ),
		h5: __( 'Heading 5', 'frontage-slider' ),
		h6: __( 'Heading 6', 'frontage-slider' ),
		span: __( 'Inline (span)', 'frontage-slider' ),
		a: __( 'Link (a)', 'frontage-slider' ),
		section: __( 'Section', 'frontage-slider' ),
		nav: __( 'Navigation', 'frontage-slider' ),
		ul: __( 'List', 'frontage-slider' ),
		li: __( 'List item', 'frontage-slider' ),
	},
	'Layer.edges.left': edge(),
	'Layer.edges.right': edge(),
	'Layer.clip.shape': { circle: __( 'Circle', 'frontage-slider' ), rectangle: __( 'Rectangle', 'frontage-slider' ) },
	'Layer.clip.origin': {
		invh: __( 'Both sides', 'frontage-slider' ),
		invv: __( 'Above and below', 'frontage-slider' ),
	},
	'Box.position': {
		absolute: __( 'Place of its own', 'frontage-slider' ),
		relative: __( 'In the flow', 'frontage-slider' ),
	},
	'Box.display': {
		block: __( 'On a line of its own', 'frontage-slider' ),
		'inline-block': __( 'In the line', 'frontage-slider' ),
		flex: __( 'Side by side', 'frontage-slider' ),
		none: __( 'Not at all', 'frontage-slider' ),
	},
	'Style.whiteSpace': {
		normal: __( 'As it fits', 'frontage-slider' ),
		nowrap: __( 'None', 'frontage-slider' ),
		'pre-line': __( 'As typed, and as it fits', 'frontage-slider' ),
		full: __( 'As typed', 'frontage-slider' ),
		content: __( 'As typed, width of the contents', 'frontage-slider' ),
	},
	'Style.overflow': { hidden: __( 'Cut off', 'frontage-slider' ) },
	'Split.by': {
		chars: __( 'Letters', 'frontage-slider' ),
		words: __( 'Words', 'frontage-slider' ),
		lines: __( 'Lines', 'frontage-slider' ),
	},
	'Split.order': {
		forward: __( 'From the first', 'frontage-slider' ),
		backward: __( 'From the last', 'frontage-slider' ),
		random: __( 'By chance', 'frontage-slider' ),
		middletoedge: __( 'From the middle', 'frontage-slider' ),
		edgetomiddle: __( 'From the ends', 'frontage-slider' ),
	},
	'Action.on': {
		click: __( 'On click', 'frontage-slider' ),
		mouseenter: __( 'When the mouse comes', 'frontage-slider' ),
		mouseleave: __( 'When the mouse leaves', 'frontage-slider' ),
	},
	'Action.do': {
		simplelink: __( 'Open a link', 'frontage-slider' ),
		menulink: __( 'Open a link, or scroll to its anchor', 'frontage-slider' ),
		jumptoslide: __( 'Go to a slide', 'frontage-slider' ),
		scrollbelow: __( 'Scroll below the slider', 'frontage-slider' ),
		scrollto: __( 'Scroll to an element', 'frontage-slider' ),
		startlayer: __( 'Bring a layer in', 'frontage-slider' ),
		stoplayer: __( 'Send a layer out', 'frontage-slider' ),
		togglelayer: __( 'Bring a layer in, or out', 'frontage-slider' ),
		gotoframe: __( 'Go to a frame', 'frontage-slider' ),
		nextframe: __( 'Go to the next frame', 'frontage-slider' ),
		prevframe: __( 'Go to the previous frame', 'frontage-slider' ),
		toggleframes: __( 'Switch between two frames', 'frontage-slider' ),
		playvideo: __( 'Play a video', 'frontage-slider' ),
		stopvideo: __( 'Stop a video', 'frontage-slider' ),
		togglevideo: __( 'Play or stop a video', 'frontage-slider' ),
		mutevideo: __( 'Mute a video', 'frontage-slider' ),
		unmutevideo: __( 'Let a video be heard', 'frontage-slider' ),
		toggle_mute_video: __( 'Mute a video, or let it be heard', 'frontage-slider' ),
		toggle_global_mute_video: __( 'Mute all videos, or let them be heard', 'frontage-slider' ),
		playslider: __( 'Play the slider', 'frontage-slider' ),
		pauseslider: __( 'Pause the slider', 'frontage-slider' ),
		toggleslider: __( 'Play or pause the slider', 'frontage-slider' ),
		gofullscreen: __( 'Go full screen', 'frontage-slider' ),
		exitfullscreen: __( 'Leave full screen', 'frontage-slider' ),
		togglefullscreen: __( 'Go full screen, or leave it', 'frontage-slider' ),
		openmodal: __( 'Open another slider over the page', 'frontage-slider' ),
		closemodal: __( 'Close the slider over the page', 'frontage-slider' ),
		toggleclass: __( 'Add a CSS class, or take it away', 'frontage-slider' ),
		simulateclick: __( 'Click another layer', 'frontage-slider' ),
		unknown: __( 'Nothing (unknown)', 'frontage-slider' ),
	},
} );

let known: { everywhere: Choices; here: Readonly< Record< string, Choices > > } | undefined;

/** What a choice is called, by the object's name and the key; undefined where nobody named it. */
export function knownChoice( owner: string, key: string, value: string | boolean ): string | undefined {
	known ??= { everywhere: everywhere(), here: here() };
	const name = String( value );
	return (
		known.here[ `${ owner }.${ key }` ]?.[ name ] ??
		known.everywhere[ name ] ??
		( /^\d+$/.test( name ) ? name : undefined )
	);
}

export const choiceWord = ( owner: string, key: string, value: string | boolean ) =>
	knownChoice( owner, key, value ) ?? String( value );
