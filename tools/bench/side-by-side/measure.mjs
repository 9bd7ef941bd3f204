// What runs in the page: boxes and looks of layers, of the original and of ours, measured from the slider's own corner.
/* global CSS, getComputedStyle, NodeFilter */

/**
 * @param {{ ours: boolean, slide: number, id: string }} which
 */
export function measured( { ours, slide, id } ) {
	const module = ours
		? document.querySelector( `#${ CSS.escape( id ) } > .fr-slider__stage` )
		: document.getElementById( id );
	const corner = module.getBoundingClientRect();
	const round = ( number ) => Math.round( number * 100 ) / 100;
	const box = ( element ) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return [ left - corner.left, top - corner.top, width, height ].map( round );
	};
	const canvas = document.createElement( 'canvas' ).getContext( '2d', { willReadFrequently: true } );
	const color = ( text ) => {
		canvas.clearRect( 0, 0, 1, 1 );
		canvas.fillStyle = '#000';
		canvas.fillStyle = text;
		canvas.fillRect( 0, 0, 1, 1 );
		return [ ...canvas.getImageData( 0, 0, 1, 1 ).data ].join( ' ' );
	};
	const words = ( element ) => {
		const walker = document.createTreeWalker( element, NodeFilter.SHOW_TEXT );
		let text = '';
		while ( walker.nextNode() ) {
			text += walker.currentNode.data;
		}
		return text.replace( /\s+/g, '' );
	};
	const opacity = ( element ) => {
		let all = 1;
		for ( let at = element; at && at !== module; at = at.parentElement ) {
			all *= Number( getComputedStyle( at ).opacity );
		}
		return round( all );
	};
	const shown = ( element ) => element.checkVisibility( { visibilityProperty: true } ) && opacity( element ) > 0.01;
	const looks = ( element ) => {
		const style = getComputedStyle( element );
		return {
			box: box( element ),
			shown: shown( element ),
			text: words( element ),
			opacity: opacity( element ),
			color: color( style.color ),
			background: color( style.backgroundColor ),
			picture: style.backgroundImage !== 'none',
			size: round( Number.parseFloat( style.fontSize ) ),
			line: style.lineHeight === 'normal' ? 'normal' : round( Number.parseFloat( style.lineHeight ) ),
			weight: style.fontWeight,
			family: style.fontFamily.split( ',' )[ 0 ].replace( /["']/g, '' ).trim().toLowerCase(),
			spacing: style.letterSpacing === 'normal' ? 0 : round( Number.parseFloat( style.letterSpacing ) ),
			align: { start: 'left', end: 'right', '-webkit-center': 'center' }[ style.textAlign ] ?? style.textAlign,
			transform: style.textTransform,
			decoration: style.textDecorationLine,
			border: [ style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth ]
				.map( ( width ) => round( Number.parseFloat( width ) ) )
				.join( ' ' ),
			radius: style.borderTopLeftRadius,
			clip: style.clipPath,
		};
	};
	const found = {};
	const scope = ours
		? document.querySelectorAll( `#${ CSS.escape( id ) } .fr-slide` )[ slide ]
		: document.querySelectorAll(
				`#${ CSS.escape( id ) } :is(rs-slide, rs-slides > li, ul > li[data-transition], ul > li[data-index])`
			)[ slide ];
	if ( ! scope ) {
		return null;
	}
	const layers = ours
		? scope.querySelectorAll( '[data-layer]' )
		: scope.querySelectorAll( 'rs-layer, rs-row, rs-column, rs-group, .rs-layer, .tp-caption' );
	for ( const layer of layers ) {
		const element = ours
			? [ ...layer.querySelectorAll( '.fr-layer__content' ) ].find(
					( one ) => one.closest( '[data-layer]' ) === layer
				)
			: layer;
		const name = ours ? layer.dataset.layer : layer.id;
		if ( element && name ) {
			found[ name ] = {
				...looks( element ),
				kind: ours
					? /fr-layer--(\w+)/.exec( layer.className )?.[ 1 ]
					: ( layer.dataset.type ?? layer.tagName.toLowerCase() ),
			};
		}
	}
	const controls = {};
	const part = ( name, element ) => {
		if ( element && element.checkVisibility( { visibilityProperty: true } ) ) {
			controls[ name ] = box( element );
		}
	};
	const root = document.getElementById( id );
	for ( const [ name, own, theirs ] of [
		[ 'previous', '.fr-slider__arrow--previous', '.tp-leftarrow' ],
		[ 'next', '.fr-slider__arrow--next', '.tp-rightarrow' ],
		[ 'bullets', '.fr-slider__bullets', '.tp-bullets' ],
	] ) {
		part( name, ( ours ? root : root.parentElement ).querySelector( ours ? own : theirs ) );
	}
	return {
		module: [ round( corner.width ), round( corner.height ) ],
		left: round( corner.left ),
		layers: found,
		controls,
	};
}

/** Every layer gets an id of its own, so that both sides can be matched; answers whether any was missing. */
export function named() {
	const taken = new Set();
	let changed = false;
	let next = 0;
	for ( const slide of document.querySelectorAll( 'ul > li[data-transition]' ) ) {
		const slider = slide.parentElement.parentElement;
		if ( ! slider.id ) {
			slider.id = `side-slider-${ ++next }`;
			changed = true;
		}
	}
	for ( const layer of document.querySelectorAll(
		'rs-layer, rs-row, rs-column, rs-group, .rs-layer, .tp-caption'
	) ) {
		if ( ! layer.id || taken.has( layer.id ) || ! /^[\w-]+$/.test( layer.id ) ) {
			layer.id = `side-layer-${ ++next }`;
			changed = true;
		}
		taken.add( layer.id );
	}
	return changed;
}
