import type { Options } from '../../../generated/option-types';
import { controlPlace } from './navigation-style';
import { cssColor, cssNumber, put } from '../style/css-value';
import { visibleName } from '../style/conditional-rules';
import type { MarkupNode, Properties } from '../markup-node';
import { plainProperties } from '../plain-options';

/**
 * Progress bar as a line or ring: the elapsed time of one slide or of all slides.
 * TypeScript port of php/Compiler/Markup/ProgressBar.php.
 */
export function progressBar( options: Options, slides: number, classes: Set< string > ): MarkupNode {
	const bar = options.progressBar;
	const isOnGrid = bar.alignby === 'grid';
	const isRing = bar.style === 'cw' || bar.style === 'ccw';
	const names = isRing ? [ 'fr-ring' ] : [];
	if ( isOnGrid && ! isRing ) {
		names.push( 'fr-on-grid' );
	}
	const style: Properties = {
		...controlPlace( {
			h_align: bar.style === 'horizontal' ? ( isOnGrid && 'center' ) || 'left' : bar.horizontal,
			v_align: bar.style === 'vertical' ? ( isOnGrid && 'center' ) || 'top' : bar.vertical,
			h_offset: bar.x,
			v_offset: bar.y,
			container: isOnGrid ? 'layergrid' : 'slider',
		} ),
		...plainProperties( 'Options.progressBar', bar ),
	};
	for ( const [ name, value ] of Object.entries( { fill: bar.color, back: bar.bgcolor } ) ) {
		const color = cssColor( value ) ?? 'transparent';
		if ( color !== 'transparent' ) {
			style[ `--fr-progress-${ name }` ] = color;
		}
	}
	const parts = gaps( bar, slides );
	if ( parts ) {
		style[ '--fr-gaps' ] = parts;
		names.push( 'fr-gaps' );
	}
	if ( bar.visibility.includes( false ) ) {
		const shown = bar.visibility.map( ( isVisible ) => ( isVisible ? 'block' : 'none' ) );
		put( style, '--fr-show', shown, 'block', visibleName( options ) );
		names.push( 'fr-seen' );
	}
	names.forEach( ( name ) => classes.add( name ) );
	return {
		tag: 'div',
		attrs: {
			class: [ 'fr-slider__progress', `fr-slider__progress--${ bar.style }`, ...names ].join( ' ' ),
			'aria-hidden': 'true',
			hidden: true,
			style,
		},
		children: [ { tag: 'span', attrs: {} } ],
	};
}

/** Gaps between the slides in a bar that covers all of them. */
function gaps( bar: Options[ 'progressBar' ], slides: number ): string {
	const size = bar.gapsize;
	const color = cssColor( bar.gapcolor );
	if ( ! bar.gap || size <= 0 || color === undefined || bar.basedon !== 'module' ) {
		return '';
	}
	const px = `${ cssNumber( size ) }px`;
	const tile = `calc((100% + ${ px })/${ slides })`; // The last gap is beyond the end.
	switch ( bar.style ) {
		case 'horizontal':
			return `linear-gradient(90deg,transparent calc(100% - ${ px }),${ color } 0) 0 0/${ tile } 100%`;
		case 'vertical':
			return `linear-gradient(transparent calc(100% - ${ px }),${ color } 0) 0 0/100% ${ tile }`;
		default: {
			const angle = ( size / Math.max( 1, bar.radius ) / Math.PI ) * 180;
			return `repeating-conic-gradient(${ color } 0 ${ cssNumber( angle, 2 ) }deg,transparent 0 calc(360deg/${ slides }))`;
		}
	}
}
