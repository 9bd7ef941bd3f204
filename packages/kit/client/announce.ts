type Politeness = 'polite' | 'assertive';

const DELAY = 100; // ms; a change in the same moment as the region's arrival, or its emptying, is not read out.
const regions = new Map< Politeness, { element: HTMLElement; timer?: ReturnType< typeof setTimeout > } >();

function createRegion( politeness: Politeness ) {
	const element = document.createElement( 'div' );
	element.setAttribute( 'aria-live', politeness );
	element.setAttribute( 'aria-atomic', 'true' );
	// Out of sight but not out of the accessibility tree.
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
 * Has a screen reader say something: `polite` when it is done with its sentence, `assertive` at once. The same text
 * twice is said twice; of several in one moment the last is said. One element for each way serves the whole page.
 */
export function announce( text: string, politeness: Politeness = 'polite' ): void {
	const region = regions.get( politeness ) ?? { element: createRegion( politeness ) };
	regions.set( politeness, region );
	// A dialog that is open leaves nothing of the page behind it to be read: it is said where the focus is.
	( document.querySelector( ':focus' )?.closest( 'dialog' ) ?? document.body ).append( region.element );
	region.element.textContent = '';
	clearTimeout( region.timer );
	region.timer = setTimeout( () => ( region.element.textContent = text ), DELAY );
}
