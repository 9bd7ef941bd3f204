type Politeness = 'polite' | 'assertive';

const DELAY = 100; // ms; screen readers ignore a change made in the same moment as the region is inserted or emptied.
const regions = new Map< Politeness, { element: HTMLElement; timer?: ReturnType< typeof setTimeout > } >();

function createRegion( politeness: Politeness ) {
	const element = document.createElement( 'div' );
	element.setAttribute( 'aria-live', politeness );
	element.setAttribute( 'aria-atomic', 'true' );
	// Visually hidden, but still in the accessibility tree.
	Object.assign( element.style, {
		position: 'absolute',
		insetBlockStart: '0',
		inlineSize: '1px',
		blockSize: '1px',
		overflow: 'hidden',
		clipPath: 'inset(50%)',
		whiteSpace: 'nowrap',
	} );
	return element;
}

/**
 * Announces a text to screen readers: `polite` waits for the current sentence, `assertive` interrupts it. The same text is
 * announced again each time; of several calls at once only the last is announced. The page has one live region per
 * politeness.
 */
export function announce( text: string, politeness: Politeness = 'polite' ): void {
	const region = regions.get( politeness ) ?? { element: createRegion( politeness ) };
	regions.set( politeness, region );
	// An open modal dialog makes the rest of the page inert, so the region is moved into the dialog that has the focus.
	( document.querySelector( ':focus' )?.closest( 'dialog' ) ?? document.body ).append( region.element );
	region.element.textContent = '';
	clearTimeout( region.timer );
	region.timer = setTimeout( () => ( region.element.textContent = text ), DELAY );
}
