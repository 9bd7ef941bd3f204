import { CONTROL, NOT_VALID, UPLOAD_BUTTON } from '../../format';

const DESCRIBED = 'aria-describedby';

/** Marks a field as invalid, visually and for screen readers. Returns a cleanup function. */
export function markInvalid( wrap: HTMLElement, id: string ): () => void {
	const inputs = wrap.querySelectorAll( ':is(input, select, textarea):not([type="hidden"], .wpcf7-free-text)' );
	const button = wrap.querySelector( UPLOAD_BUTTON );
	return markAll( [ wrap.querySelector( CONTROL ), button ], Array.from( inputs ), id );
}

/** The same for an input written as HTML in the template. */
export function markPlainInput( input: Element, id: string ): () => void {
	return markAll( [], [ input ], id );
}

function markAll( [ control, ...others ]: Array< Element | null >, inputs: Element[], id: string ): () => void {
	const described = Array.from( new Set( [ control, ...others, ...inputs ] ) ).filter(
		( one ) => one !== null && one !== undefined
	);
	const markedBefore = inputs.filter( ( input ) => input.hasAttribute( 'aria-invalid' ) );

	control?.classList.add( NOT_VALID );
	described.forEach( ( target ) => target.setAttribute( DESCRIBED, [ ...otherIds( target, id ), id ].join( ' ' ) ) );
	inputs.forEach( ( input ) => input.setAttribute( 'aria-invalid', 'true' ) );

	return () => {
		control?.classList.remove( NOT_VALID );
		for ( const target of described ) {
			const remainingIds = otherIds( target, id );
			if ( remainingIds.length ) {
				target.setAttribute( DESCRIBED, remainingIds.join( ' ' ) );
			} else {
				target.removeAttribute( DESCRIBED );
			}
		}
		inputs.forEach( ( input ) => input.removeAttribute( 'aria-invalid' ) );
		markedBefore.forEach( ( input ) => input.setAttribute( 'aria-invalid', 'false' ) );
	};
}

function otherIds( target: Element, id: string ): string[] {
	return ( target.getAttribute( DESCRIBED ) ?? '' ).split( /\s+/ ).filter( ( other ) => other && other !== id );
}
