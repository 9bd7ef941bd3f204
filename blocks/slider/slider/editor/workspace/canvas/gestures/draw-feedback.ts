import { aroundAll } from '../geometry/box';
import { onCanvas, styleOf, type Projection } from '../projection';
import type { Live } from './gesture-context';

/** Elements that show a gesture; React does not render during one. */
interface FeedbackElements {
	/** Frames by the layer's id; '' around several layers. */
	frames: ReadonlyMap< string, HTMLElement >;
	guides: HTMLElement;
	marquee: HTMLElement;
	note: HTMLElement;
}

/** Shows what a gesture does so far: moved frames, snap lines, the marquee, a note below. */
export function drawFeedback(
	{ frames: moved, guides: lines, marquee: area, note: text }: Live,
	projection: Projection,
	{ frames, guides, marquee, note }: FeedbackElements
) {
	const around = moved && aroundAll( [ ...moved.values() ] );
	moved?.forEach( ( box, id ) => {
		const element = frames.get( id );
		if ( element ) {
			Object.assign( element.style, styleOf( projection, box ) );
		}
	} );
	const outer = frames.get( '' );
	if ( around && outer ) {
		Object.assign( outer.style, styleOf( projection, { ...around, angle: 0 } ) );
	}
	if ( lines ) {
		guides.replaceChildren( ...lines.map( ( line ) => guideElement( line, projection ) ) );
	}
	marquee.hidden = ! area;
	if ( area ) {
		Object.assign( marquee.style, styleOf( projection, { ...area, angle: 0 } ) );
	}
	note.hidden = text === undefined;
	if ( text !== undefined ) {
		note.textContent = text;
		const at =
			around && onCanvas( projection, { x: around.left + around.width / 2, y: around.top + around.height } );
		note.style.transform = at ? `translate(${ at.x }px, ${ at.y + 12 }px) translateX(-50%)` : '';
	}
}

function guideElement( { axis, at, from, to }: NonNullable< Live[ 'guides' ] >[ number ], projection: Projection ) {
	const line = document.createElement( 'i' );
	const start = onCanvas( projection, axis === 'x' ? { x: at, y: from } : { x: from, y: at } );
	line.className = `is-${ axis }`;
	line.style.transform = `translate(${ start.x }px, ${ start.y }px)`;
	line.style[ axis === 'x' ? 'height' : 'width' ] = `${ ( to - from ) * projection.zoom }px`;
	return line;
}
