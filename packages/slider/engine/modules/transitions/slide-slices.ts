import type { Change } from '../../types/module-context';
import type { Cell, Size } from './slice-plan';

export interface Cut {
	/** One element to animate for each cell. */
	pieces: HTMLElement[];
	/** Images in all pieces, with the image from which they were copied. */
	copies: [ from: Element, to: Element ][];
}

/** Videos and players cannot be copied. */
export const canCut = ( slide: HTMLElement ) => {
	const background = slide.querySelector( '.fr-slide__background' );
	return !! background && ! background.querySelector( 'video,iframe,audio' );
};

const place = ( left: number, top: number, width: number, height: number ) =>
	`position:absolute;left:${ left }px;top:${ top }px;width:${ width }px;height:${ height }px;`;

/**
 * Shows copies of a slide's background, one for each cell, instead of the background until the change is over. Each
 * copy shows only its own part of the slide.
 */
export function cut( slide: HTMLElement, cells: Cell[], size: Size, change: Change ): Cut {
	const background = slide.querySelector< HTMLElement >( '.fr-slide__background' )!;
	const holder = document.createElement( 'div' );
	holder.className = 'fr-slide__pieces';
	holder.ariaHidden = 'true';
	holder.style.cssText = 'grid-area:1/1;position:relative;pointer-events:none';
	const copies: Cut[ 'copies' ] = [];
	const { translate } = getComputedStyle( background ); // Parallax may have moved it.

	const pieces = cells.map( ( cell ) => {
		const copy = background.cloneNode( true ) as HTMLElement;
		copy.querySelectorAll( '[id]' ).forEach( ( element ) => element.removeAttribute( 'id' ) );
		copy.style.cssText += `${ place( -cell.left, -cell.top, size.width, size.height ) }translate:${ translate }`;
		const images = background.querySelectorAll( 'img' );
		copy.querySelectorAll( 'img' ).forEach( ( image, index ) => {
			image.loading = 'eager'; // The image has already loaded; its copy must not wait for a frame.
			image.decoding = 'sync';
			copies.push( [ images[ index ]!, image ] );
		} );
		const piece = document.createElement( 'div' );
		piece.style.cssText = `${ place( cell.left, cell.top, cell.width, cell.height ) }overflow:clip`;
		piece.append( copy );
		holder.append( piece );
		return piece;
	} );

	background.after( holder );
	background.style.visibility = 'hidden';
	change.after( () => {
		holder.remove();
		background.style.removeProperty( 'visibility' );
	} );
	return { pieces, copies };
}

/** Other content of the slide fades in late or fades out early, since it cannot be split. */
export function fadeRest( slide: HTMLElement, { timeline, spec }: Change, comes: boolean ) {
	for ( const element of slide.children ) {
		if ( ! element.matches( '.fr-slide__background,.fr-slide__pieces' ) ) {
			timeline.animate(
				element,
				comes ? [ { opacity: 0 }, { opacity: 1 } ] : [ { opacity: 1 }, { opacity: 0 } ],
				{
					delay: comes ? spec.duration / 2 : 0,
					duration: spec.duration / 2,
					fill: 'both',
				}
			);
		}
	}
}
