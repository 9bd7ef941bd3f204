/** Places the text where the style cannot do it yet: beside its owner, on the side where there is room. */
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

const GAP = 8; // px, as in style.css; and what stays free at the window's edges.

let stop = () => {};

export function place( owner: Element, tip: HTMLElement ): void {
	const isShown = () => tip.isConnected && owner.matches( `[aria-describedby~="${ tip.id }"]` );
	stop();
	delete tip.dataset.placed;
	if ( ! isShown() ) {
		return; // It took long to come.
	}
	stop = autoUpdate( owner, tip, async () => {
		const { x, y } = await computePosition( owner, tip, {
			placement: 'top',
			strategy: 'fixed',
			middleware: [ offset( GAP ), flip( { padding: GAP } ), shift( { padding: GAP } ) ],
		} );
		if ( isShown() ) {
			Object.assign( tip.style, { left: `${ x }px`, top: `${ y }px` } );
			tip.dataset.placed = '';
		} else {
			stop();
		}
	} );
}
